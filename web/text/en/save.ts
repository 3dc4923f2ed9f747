/** A seat as a file: to be put by, or taken to another device. */
export const saveText = {
  menu: 'Save file, or move to another device',
  title: 'Take this seat with you',
  text: 'A save file holds everything your seat needs, its secrets too, sealed with a passphrase. Nobody can open it without the passphrase, nor can you if you forget it.',
  passphrase: 'Passphrase',
  repeat: 'Passphrase again',
  short: (least: number) => `At least ${least} characters.`,
  differ: 'The two are not the same.',
  backup: {
    title: 'Save file',
    text: 'You go on playing here. If this device loses the game, the file brings it back, and the other side has what was played since. Play in one place only.',
    go: 'Save',
  },
  move: {
    title: 'Move to another device',
    text: 'The game ends here: nothing more is signed in this browser. It goes on where you open the file.',
    go: 'Save and leave here',
  },
  close: 'Close',
  open: 'Open',
  sealing: 'Sealing the file.',
  opening: 'Opening the file.',
  again: 'Save the file again',
  takeOver: 'Play in this tab',
  copy: {
    title: 'Record for the other player',
    text: 'If their browser lost the game and still has its keys, the record of the game so far brings it back there. It holds no secret of yours.',
  },
  theirRecord: 'Open their record',
}
