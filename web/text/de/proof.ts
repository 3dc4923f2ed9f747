/**
 * What a badge stands for, in plain words: what was proven, what was not disclosed, and the small print. The words of the
 * trade stand only under „Wie das geht“. `you`: whether the reader is the one who proved it.
 */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Catalogue } from '../index.ts'
import type { Reader } from '../shapes.ts'

const are = (you: boolean): string => (you ? 'Du bist' : 'Der Flüchtige ist')
/** „Wo du bist“. */
const where = (you: boolean): string => (you ? 'Wo du bist' : 'Wo er ist')
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const proofTitles: Catalogue['proofTitles'] = {
  trail: (at, you) => (you ? `Warst du ${at}?` : `War der Flüchtige ${at}?`),
  here: (at, you) => (you ? `Bist du ${at}?` : `Ist der Flüchtige ${at}?`),
  declare: you => (you ? 'Wo bist du?' : 'Wo ist der Flüchtige?'),
  testify: you => (you ? 'Wo warst du?' : 'Wo war der Flüchtige?'),
  attack: you => (you ? 'Du hast einen Agenten angegriffen' : 'Der Flüchtige hat einen Agenten angegriffen'),
  carried: you => (you ? 'Du wurdest in eine Stadt getragen' : 'Der Flüchtige wurde in eine Stadt getragen'),
  flight: you => (you ? 'Bist du, wo das Flugzeug flog?' : 'Ist der Flüchtige, wo das Flugzeug flog?'),
}

const into = { town: 'Er ist eine Stadt.', wilderness: 'Er ist keine Stadt.', china: 'Er liegt in China.' }
const FREE = 'Dort steht kein Agent und kein Marker der Roten Armee.'
const newPlace = (you: boolean): string => `${you ? 'Dein' : 'Sein'} neuer Ort`

export const provenText: Catalogue['proven'] = {
  step: (you, way, terrain) =>
    `${newPlace(you)} ist einen Schritt ${way === 'road' ? 'auf der Straße' : 'über Wasser'} vom vorigen entfernt. ${into[terrain]} ${FREE}`,
  carried: you =>
    `${newPlace(you)} ist die dem vorigen nächste Stadt oder eine von mehreren gleich nahen, unter denen ohne Agenten und ohne Marker der Roten Armee.`,
  highway: you =>
    `${newPlace(you)} ist die vom vorigen aus nächste Stadt an der Fernstraße. Weder dort noch auf dem Weg steht ein Agent oder ein Marker der Roten Armee.`,
  bushWhack: (you, terrain) =>
    `${newPlace(you)} liegt am selben geschlossenen Ring von Straßen wie der vorige. ${into[terrain]} ${FREE}`,
  sighted: you =>
    you
      ? 'Du bist im überflogenen Gebiet und hast den wahren Ort gesagt.'
      : 'Der Flüchtige ist im überflogenen Gebiet und hat den wahren Ort gesagt.',
  unseen: you => `${are(you)} nicht im überflogenen Gebiet.`,
  trail: (you, at, place, before) =>
    before === 1
      ? `${are(you)} jetzt nicht ${at}, und der Ort davor ist ${place}.`
      : `${are(you)} jetzt nicht ${at}, und mindestens einer der ${before} Orte davor ist ${place}.`,
  nothing: (place, count) =>
    count === 1
      ? `Der bisher einzige Ort des verborgenen Weges ist nicht ${place}.`
      : `Keiner der letzten ${count} Orte des verborgenen Weges ist ${place}.`,
  notHere: (you, at) => `${are(you)} nicht ${at}.`,
  testify: (place, count) =>
    count === 1
      ? `Der bisher einzige Ort des verborgenen Weges ist ${place}.`
      : `Mindestens einer der letzten ${count} Orte ist ${place}.`,
  here: (you, at) => `${are(you)} ${at}.`,
  attack: (you, at) => `${are(you)} ${at}, wo der Agent steht.`,
  told: you => (you ? 'Du hast den wahren Ort gesagt.' : 'Der Flüchtige hat den wahren Ort gesagt.'),
  crash: 'Der Weg beginnt an der Absturzstelle.',
  opened: 'Das Siegel dieses Ortes wurde aufgedeckt, und es enthält, was damals hineingelegt wurde.',
}

export const hiddenText: Catalogue['hidden'] = {
  step: (you, steps) =>
    `${you ? 'Wo du warst und wo du bist' : 'Wo er war und wo er ist'}: ${
      steps === 1
        ? 'Doch gibt es auf der Karte gerade nur einen solchen Schritt.'
        : `Jeder der ${steps} solchen Schritte auf der Karte sähe gleich aus.`
    }`,
  unseen: (you, outside) =>
    `${where(you)}: Jeder der ${outside} Orte außerhalb des Gebiets sähe gleich aus. Über frühere Orte wurde nichts gesagt.`,
  trail: (you, before) =>
    before === 1 ? `${where(you)}.` : `Welcher von ihnen es ist, ob es mehr als einer ist, und ${lower(where(you))}.`,
  nothing: you =>
    `${where(you)}, ${you ? 'wo du warst' : 'wo er war'}, und in welcher Reihenfolge. Über Orte davor wurde nichts gesagt.`,
  notHere: you => `${where(you)}. Über frühere Orte wurde nichts gesagt.`,
  testify: (you, count) =>
    count === 1 ? 'Nichts: Es gibt nur einen.' : `Welcher von ihnen es ist, und ${lower(where(you))}.`,
  opened: 'Alle anderen Orte des Weges: Sie bleiben versiegelt.',
}

export const sealText: Catalogue['seals'] = {
  answers: { seen: 'Gesehen', no: 'Nein', trail: 'Ich war da', here: 'Hier' },
  sealed: 'versiegelt',
  told: 'gesagt',
  outside: 'außerhalb',
  crash: 'Absturz',
  before: 'davor',
  now: 'jetzt',
  first: 'zuerst',
  back: steps => `${steps} zurück`,
}

const whose = (by: Side, reader: Reader): string =>
  by === reader ? 'dir' : by === 'Fugitive' ? 'dem Flüchtigen' : 'der Regierung'

export const proofWords: Catalogue['proof'] = {
  open: (name, entry) => `${name}, Eintrag ${entry}: was es bedeutet`,
  proven: 'Bewiesen',
  hidden: 'Nicht verraten',
  byProof: 'Nicht bloß behauptet: Für eine falsche Aussage gibt es keinen Beweis.',
  entry: n => `Eintrag ${n}`,
  checkedBy: 'Geprüft von',
  checker: (by, reader) =>
    reader === undefined ? 'diesem Browser' : by === reader ? 'dem anderen Browser' : 'deinem eigenen Browser',
  size: 'Größe',
  bytes: n => `${n} Bytes`,
  time: 'Zeit',
  took: milliseconds => (milliseconds < 1 ? 'unter 1 ms' : `${Math.round(milliseconds)} ms`),
  signedBy: 'Unterschrieben von',
  signed: (by, entry, reader) => `${whose(by, reader)}, Eintrag ${entry}`,
  good: 'Gut',
  close: 'Schließen',
  how: 'Wie das geht',
  howProof:
    'Wird ein Ort versiegelt, so wird eine Festlegung auf ihn geschickt: Zahlen, die den Ort festhalten und nichts von ihm zeigen. Ein Beweis besteht aus weiteren solchen Zahlen, die nur finden kann, wer den Ort kennt, und nur, wenn die Aussage stimmt. Der andere Browser prüft ein paar Gleichungen und erfährt sonst nichts: ein Zero-Knowledge-Beweis. Nach dem Spiel werden die Geheimnisse aufgedeckt, und alles wird ein zweites Mal geprüft.',
  rollTitle: reader =>
    reader === undefined
      ? 'Keine Seite hätte sich das aussuchen können'
      : 'Keiner von euch hätte sich das aussuchen können',
  result: 'Ergebnis',
  die: (value, sides) => `${value} von 1 bis ${sides}`,
  share: (by, reader) =>
    by === reader ? 'Dein Anteil' : by === 'Fugitive' ? 'Anteil des Flüchtigen' : 'Anteil der Regierung',
  sealedBefore: 'Versiegelt, bevor nach diesem Wurf gefragt wurde.',
  matches: 'Passt zu seinem Siegel',
  together:
    'Beide Anteile wurden vermischt und sonst nichts. Wäre einer von beiden anders, wäre das Ergebnis ein anderes.',
  howRoll:
    'Jede Seite schickt den Hash ihres nächsten Anteils, bevor jemand weiß, worum gewürfelt wird, und zeigt den Anteil, wenn er an der Reihe ist. Das Ergebnis ist ein Hash des Spiels und beider Anteile. Wer einen anderen Anteil zeigt als den, dessen Hash er geschickt hat, wird sofort ertappt.',
}
