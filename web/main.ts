document.body.append('Siberian Manhunt')
