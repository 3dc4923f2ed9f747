/** What went wrong, by its code: between the two sides, on this device, in a file. */
import type { Catalogue } from '../index.ts'

export const notices: Catalogue['notices'] = {
  'bad-handshake': {
    us: 'Die andere Seite spricht nicht wie dieses Spiel oder kann nicht beweisen, was sie sagt.',
    them: 'Die andere Seite konnte mit dieser nichts anfangen.',
  },
  'other-version': 'Die beiden Seiten haben verschiedene Versionen und verstehen einander nicht.',
  'other-rules': 'Die beiden Seiten haben verschiedene Versionen der Regeln.',
  'older-rules': 'Dieses Spiel wurde mit anderen Regeln begonnen, als diese Seite hat.',
  'invite-unknown': {
    us: 'Jemand kam mit einer anderen Einladung als deiner.',
    them: 'Wer diese Einladung gemacht hat, kennt sie nicht: Ein Teil ist falsch, oder eine neuere hat sie abgelöst.',
  },
  'invite-used': {
    us: 'Noch jemand kam mit deiner Einladung. Der Platz ist vergeben, er wurde weggeschickt.',
    them: 'Jemand hat den Platz mit dieser Einladung schon eingenommen.',
  },
  'bad-invite': 'Ein Teil des Links fehlt oder ist verstümmelt.',
  'game-unknown': {
    us: 'Jemand fragte nach einem anderen Spiel.',
    them: 'Der Browser der anderen Seite kennt dieses Spiel nicht mehr.',
  },
  'wrong-host': 'Wer geantwortet hat, besitzt nicht den Schlüssel, den diese Einladung nennt.',
  'wrong-player': {
    us: 'Jemand anderes wollte auf den Platz deines Gegners und wurde weggeschickt.',
    them: 'Die andere Seite kennt jemand anderen auf diesem Platz.',
  },
  'channel-intercepted':
    'Die beiden Browser sehen nicht dieselbe Verbindung: Vielleicht sitzt jemand dazwischen und liest mit.',
  'old-epoch': {
    us: 'Die andere Seite sprach aus einer älteren Kopie dieses Spiels als der, die schon einmal hier war.',
    them: 'Die andere Seite ist schon einer neueren Kopie dieses Spiels begegnet.',
  },
  fork: 'Die beiden Seiten haben verschiedene Verläufe dieses Spiels, die nicht beide stimmen können.',
  diverged: 'Die beiden Seiten stellen an derselben Stelle desselben Spiels verschiedene Fragen.',
  unknown: 'Die andere Seite hat die Verbindung aus einem Grund beendet, den diese Seite nicht kennt.',
  'bad-config': 'Diese Website ist nicht richtig eingerichtet: Ihre config.json ist nicht zu gebrauchen.',
  'no-webrtc': 'Dieser Browser kann sich nicht mit einem anderen verbinden: WebRTC fehlt oder ist ausgeschaltet.',
  'broker-unreachable':
    'Der Vermittler, der euch zusammenbringt, ist nicht zu erreichen. Es wird von selbst weiter versucht.',
  'name-taken': 'Der Vermittler hält diesen Namen noch für jemand anderen. Es wird von selbst ein anderer versucht.',
  'peer-unavailable': 'Gerade ist niemand da. Es wird von selbst weiter versucht.',
  'not-answered':
    'Unter dieser Einladung antwortet niemand: Vielleicht hat dein Gastgeber die Seite geschlossen, oder die Einladung ist verbraucht. Es wird von selbst weiter versucht.',
  'no-route':
    'Eure Browser haben sich gefunden, aber keinen Weg zwischen euren beiden Netzen. Es wird von selbst weiter versucht; oft hilft ein anderes Netz (der Hotspot eines Telefons).',
  'bad-certificates':
    'Die Verbindung hat nicht genau zwei Zertifikate. Vielleicht sitzt jemand dazwischen, darum wurde sie geschlossen.',
  flood:
    'Die andere Seite hat weit mehr geschickt, als ein Spiel braucht. Die Verbindung wurde getrennt; es wird von selbst wieder versucht.',
  'bad-frame': 'Die andere Seite hat etwas geschickt, das keine Nachricht ist. Die Verbindung wurde geschlossen.',
  gone: 'Von der anderen Seite war zu lange nichts zu hören. Es wird von selbst weiter versucht.',
  unsent:
    'Gerade besteht keine Verbindung. Deine Wahl ist gespeichert und wird gesendet, sobald die andere Seite wieder da ist.',
  'other-tab': 'Ein anderer Tab dieses Browsers spielt dieses Spiel.',
  'not-fetched':
    'Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu; deine Spiele sind gespeichert.',
  'storage-closed':
    'Dieser Browser lässt die Seite nichts speichern, und was nicht gespeichert ist, wird nicht gesendet. Verlass den privaten Modus oder schaff Platz und lade dann neu.',
  'storage-failed':
    'Dieser Browser konnte den letzten Schritt nicht speichern, darum wurde er nicht gesendet und zählt nicht. Schaff Platz oder schließ private Fenster; es wird von selbst wieder versucht.',
  'storage-lost':
    'Ein Teil von dem, was dieser Browser von dem Spiel gespeichert hatte, fehlt oder ist beschädigt. Die Schlüssel deines Platzes sind da: Die Kopie der anderen Seite kann den Rest ersetzen.',
  'keys-lost':
    'Die Schlüssel deines Platzes sind nicht mehr in diesem Browser. Ohne sie kann niemand für deinen Platz unterschreiben, weder du noch sonst jemand.',
  'taken-back':
    'Das Spiel ist wieder da, aus der Aufzeichnung der anderen Seite. Was seither gespielt wurde, kommt von ihr, und vorher wird nichts unterschrieben.',
  'storage-full':
    'Auf diesem Gerät ist kein Platz mehr, darum wurde der letzte Schritt nicht gesendet und zählt nicht. Schaff Platz; es wird von selbst wieder versucht. Mit einer Spielstandsdatei kannst du woanders weiterspielen.',
  'storage-wiped':
    'Dieser Browser hatte weggeworfen, was er von dem Spiel gespeichert hatte. Alles wurde von dieser Seite aus neu geschrieben. Sichere das Spiel in einer Datei, falls es wieder geschieht.',
  'storage-gone':
    'Dieser Browser hat weggeworfen, was er von dem Spiel gespeichert hatte, auch die Schlüssel deines Platzes. Eine Spielstandsdatei bringt es zurück, auch eine ältere. Ohne sie ist der Platz verloren: Die andere Seite kann das Spiel beenden und hat seine Aufzeichnung.',
  moved:
    'Dieses Spiel ist auf ein anderes Gerät umgezogen. Um wieder hier zu spielen, öffne hier die Spielstandsdatei; spiel dann an der anderen Stelle nicht weiter.',
  'not-a-save': 'Das ist keine Spielstandsdatei.',
  'other-save-format': 'Diese Spielstandsdatei kommt von einer neueren Version dieser Seite.',
  'damaged-save':
    'Diese Spielstandsdatei ist beschädigt: abgeschnitten oder verändert. Versuch es mit einer anderen Kopie.',
  'wrong-passphrase': 'Mit diesem Passwort lässt sich die Datei nicht öffnen.',
  'save-two-seats':
    'Beide Plätze dieses Spiels sind in diesem Browser, und eine Spielstandsdatei fasst nur einen. So ein Spiel bleibt in dem Browser, in dem es begann; seine Aufzeichnung lässt sich sichern, wenn es zu Ende ist.',
  internal: 'Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist gespeichert: Lade die Seite neu.',
  'no-transport':
    'Der Teil dieser Seite, der verbindet, ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  'bad-signal':
    'Das ist weder ein Angebot noch eine Antwort, oder ein Teil davon fehlt. Kopiere den ganzen Link bis zum letzten Buchstaben.',
  'signal-other-game': 'Das gehört zu einem anderen Spiel.',
  'signal-stale':
    'Das antwortet auf ein Angebot, das hier nicht mehr offen ist. Mach ein neues Angebot und schick es noch einmal.',
  'signal-own': 'Das ist dein eigenes Angebot: Es ist für den anderen Spieler.',
  'signal-no-game':
    'Dieser Link verbindet ein Spiel, das nicht in diesem Browser ist, oder er antwortet auf ein Angebot einer Seite, die es nicht mehr gibt.',
  'handed-over': 'Der Link war für ein Spiel in einem anderen Tab dieses Browsers. Dieser hat ihn übernommen.',
  'record-rules':
    'Diese Aufzeichnung gehört zu einer anderen Version der Regeln, als diese Seite hat, und kann hier nicht geprüft werden. Das wirft niemandem etwas vor.',
  damaged: 'Diese Datei lässt sich nicht als Aufzeichnung lesen. Das beschuldigt niemanden.',
}
/** After what is said of a record of other rules. */
export const madeWith: Catalogue['madeWith'] = version => `Sie entstand mit Version ${version} der Regeln.`
export const otherNotice: Catalogue['otherNotice'] = code =>
  `Es ist etwas geschehen, wofür diese Seite keine Worte hat. Sein Code ist „${code}“.`

export const configFaults: Catalogue['configFaults'] = {
  'not answered': at => `Der Server hat mit ${at} geantwortet.`,
  'not reached': () => 'Der Server ist nicht zu erreichen.',
  'not JSON': () => 'Sie ist kein JSON.',
  'not an object': at => `${at} muss ein Objekt sein.`,
  'not a list': at => `${at} muss eine Liste sein.`,
  'not a text': at => `${at} muss ein Text sein.`,
  'not true or false': at => `${at} muss true oder false sein.`,
  'not a pause': at => `${at} muss eine Zahl von 0 bis 10000 Millisekunden sein.`,
  'not a port': at => `${at} muss eine ganze Zahl von 1 bis 65535 sein.`,
  'not a path': at => `${at} muss mit „/“ beginnen und darf keine Abfrage enthalten.`,
  'not a host': at => `${at} muss ein Rechnername ohne Schema, Port und Pfad sein.`,
  'not a key': at => `${at} darf nur aus Buchstaben, Ziffern, „-“ und „_“ bestehen.`,
  'not an address': at => `${at} muss eine Adresse mit stun:, stuns:, turn: oder turns: sein.`,
  'unknown field': at => `Ein Feld ${at} gibt es nicht.`,
  missing: at => `${at} fehlt.`,
  empty: at => `${at} ist leer.`,
}

export const damages: Catalogue['damages'] = {
  file: () => 'Das ist keine Aufzeichnung, oder sie ist abgeschnitten oder verstümmelt.',
  checksum: () => 'Die Prüfsumme stimmt nicht: Die Datei wurde nach dem Schreiben verändert.',
  agreement: () => 'Die Vereinbarung der Spieler darin ist unvollständig oder verstümmelt.',
  rules: () => 'Das Spiel darin wurde nach anderen Regeln gespielt, als diese Seite hat.',
  entry: at => `Eintrag ${at} der Aufzeichnung ist beschädigt. Das beschuldigt niemanden.`,
  accusation: at => `Beweisstück ${at} der Aufzeichnung zeigt nicht, was es zeigen soll.`,
  statement: at => `Erklärung ${at} der Aufzeichnung gehört nicht zu diesem Spiel.`,
}

export const connectionText: Catalogue['connection'] = {
  waiting: { name: 'Wartet', detail: () => 'noch niemand da' },
  connecting: { name: 'Verbindet', detail: () => 'von Browser zu Browser' },
  connected: { name: 'Verbunden', detail: () => 'direkt' },
  reconnecting: { name: 'Verbindet neu', detail: since => `${since}dein Spiel ist auf diesem Gerät sicher` },
  closed: { name: 'Gegner ist weg', detail: since => `${since}das Spiel wartet` },
  failed: { name: 'Keine Verbindung', detail: () => 'das Spiel wartet' },
}
export const sinceText: Catalogue['since'] = {
  now: 'seit eben, ',
  minutes: n => `seit ${n} min, `,
  hours: n => `seit ${n} h, `,
}
export const roundTripText: Catalogue['roundTrip'] = milliseconds => `direkt, ${milliseconds} ms`

export const refusals: Catalogue['refusals'] = {
  'invite-unknown': {
    title: 'Diese Einladung ist nicht bekannt',
    out: 'Vielleicht ist es eine alte. Bitte deinen Freund um einen neuen Link.',
  },
  'invite-used': {
    title: 'Diese Einladung ist verbraucht',
    out: 'Ein Link gilt für einen Gast. Warst du das, und dieser Browser hat das Spiel verloren, dann bringt deine Spielstandsdatei es auf der ersten Seite zurück. Ohne sie bitte deinen Freund um einen neuen Link.',
  },
  'bad-invite': {
    title: 'Das ist keine Einladung',
    out: 'Kopiere den ganzen Link bis zum letzten Buchstaben und versuch es noch einmal.',
  },
  'other-version': {
    title: 'Zwei Versionen des Spiels',
    out: 'Ladet beide die Seite neu und macht dann einen neuen Link.',
  },
  'other-rules': {
    title: 'Zwei Versionen der Regeln',
    out: 'Ladet beide die Seite neu und macht dann einen neuen Link.',
  },
  'older-rules': {
    title: 'Andere Regeln als zuvor',
    out: 'Spiel es auf der Seite zu Ende, auf der es begonnen wurde, oder sichere dort die Aufzeichnung.',
  },
  'wrong-host': {
    title: 'Jemand anderes hat geantwortet',
    out: 'Wer geantwortet hat, hat diesen Link nicht gemacht. Bitte deinen Freund um einen neuen.',
  },
  'wrong-player': {
    title: 'Dieser Platz gehört jemand anderem',
    out: 'Öffne das Spiel in dem Browser, in dem du es begonnen hast.',
  },
  'game-unknown': {
    title: 'Die andere Seite kennt dieses Spiel nicht',
    out: 'Ihr Browser hat es vielleicht verloren. Sichere die Aufzeichnung und schick sie hinüber: Auf der ersten Seite geöffnet, bringt sie das Spiel dort zurück, wenn die Schlüssel noch da sind. Öffne dann das Spiel hier noch einmal.',
  },
  'channel-intercepted': {
    title: 'Vielleicht sitzt jemand dazwischen',
    out: 'Macht nicht weiter. Mach einen neuen Link und schick ihn auf anderem Weg.',
  },
  'bad-handshake': {
    title: 'Die andere Seite war nicht zu verstehen',
    out: 'Ladet beide die Seite neu und versucht es noch einmal.',
  },
  'old-epoch': {
    title: 'Eine ältere Kopie dieses Spiels hat geantwortet',
    out: 'Schließt auf beiden Seiten andere Tabs mit diesem Spiel und versucht es noch einmal.',
  },
  diverged: {
    title: 'Die beiden Seiten rechnen verschieden',
    out: 'Niemand wird beschuldigt. Sichere die Aufzeichnung und melde es den Machern.',
  },
  fork: {
    title: 'Die andere Seite hat zwei Geschichten unterschrieben',
    out: 'Der Beweis steht in der Aufzeichnung: Sichere sie.',
  },
  'storage-lost': {
    title: 'Dieser Browser hat einen Teil des Spiels verloren',
    out: 'Bitte die andere Seite um die bisherige Aufzeichnung (dort, wo sie das Spiel sichert) und öffne sie hier.',
  },
  'keys-lost': {
    title: 'Dieser Browser hat die Schlüssel verloren',
    out: 'Eine Spielstandsdatei dieses Spiels bringt sie zurück, auch eine alte: Öffne sie auf der ersten Seite. Ohne sie geht das Spiel hier nicht weiter. Die andere Seite kann es beenden und hat die Aufzeichnung.',
  },
  'handed-over': { title: 'Dein anderer Tab hat ihn', out: 'Spiel dort weiter; dieser Tab kann zu.' },
  'signal-no-game': {
    title: 'Kein Spiel zu diesem Link',
    out: 'Öffne ihn in dem Browser, in dem du spielst, solange das Spiel offen ist, oder füg ihn dort ein.',
  },
  'other-tab': {
    title: 'Dieses Spiel ist in einem anderen Tab offen',
    out: 'Spiel dort weiter, oder hol es hierher: Dann hört jener Tab auf.',
  },
  moved: { title: 'Dieses Spiel ist umgezogen', out: 'Hier wird davon nichts mehr unterschrieben.' },
}
export const otherRefusal: Catalogue['otherRefusal'] = {
  title: 'Das Spiel hat hier angehalten',
  out: 'Geh zurück und versuch es noch einmal. Kommt es wieder, sichere die Aufzeichnung und melde den Code.',
}
