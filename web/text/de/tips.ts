/** The tips of a first game. */
import type { Catalogue } from '../index.ts'

export const tipsText: Catalogue['tips'] = {
  character: {
    title: 'Zwei Arten zu fliehen',
    text: 'MacKenzie beginnt mit einer Pistole. Onosova hält etwas mehr aus und *entkommt und versteckt sich leichter*. Wer es auch ist, ihr beginnt an der Absturzstelle.',
  },
  meeting: {
    title: 'Da ist jemand',
    text: 'Lies die Karte: was sie anbietet, und unten, *wie jemand kämpft und ob er redet*. Wer einen Loyalen stehen lässt, wird verraten.',
  },
  fight: {
    title: 'Ein Kampf',
    text: 'Ein Schlag ist ein Würfel plus Angriffswert. Was *über der Verteidigung* liegt, verwundet. Zur Flucht müssen Würfel und Fluchtwert über der Verfolgung liegen.',
  },
  hunt: {
    title: 'Wild',
    text: 'Eines der Tiere darf gejagt werden. Ein fernes braucht eine *Fernwaffe*, und ein Schlag muss es töten.',
  },
  testify: {
    title: 'Ein Verhör',
    text: 'Nenne einen deiner letzten drei Orte. *Welcher der drei* es war, bleibt verborgen: der älteste verrät am wenigsten.',
  },
  carried: {
    title: 'In eine Stadt getragen',
    text: 'Du lebst, mit 1 Gesundheit, in einer nächsten Stadt. Sie nehmen dir eine Sache und ziehen ein Plättchen.',
  },
  'first turn': {
    title: 'Weg vom Wrack',
    text: 'Jeder Schritt kostet Energie. Ein Druck auf einen umringten Ort plant einen Schritt, ein zweiter schickt ihn ab. *Wohin du gehst, bleibt verborgen*; dass du gehst, wird angesagt.',
  },
  route: {
    title: 'Deine Spur',
    text: 'Eine Suche findet dich am Ort selbst oder deine *Spuren an den letzten 4 oder 6 Orten*. Deine Spur steht in deiner Akte.',
  },
  town: {
    title: 'In einer Stadt',
    text: 'Durchsuche die Stadt nach Sachen, und *beginne hier einen Zug, um alle Energie zu bekommen*. Beim Betreten wurde ein Plättchen gezogen, beim Bleiben keines.',
  },
  tired: {
    title: 'Keine Energie',
    text: 'Iss, oder beende den Zug: Ein Zug in der Wildnis bringt 1 Energie, in der Stadt alle. Unter 0 zu gehen kostet *1 Gesundheit*.',
  },
  things: {
    title: 'Nimm es mit',
    text: 'Was am Lager liegt, *bleibt zurück, wenn du weiterziehst*. Ein Druck auf eine Sache zeigt, was man mit ihr tun kann.',
  },
  craft: {
    title: 'Etwas lässt sich herstellen',
    text: 'Im Blatt „Was sich herstellen lässt“ steht, was fertig werden kann. *Schneeschuhe und Winterkleidung* sind vor dem Winter am meisten wert.',
  },
  counter: {
    title: 'Fast verschwunden',
    text: 'Auf 15 bleibt der Zähler stehen. *Jede Bewegung in einem späteren Zug* bringt ihn auf X, und steht er dort noch, wenn dein Zug beginnt, hast du gewonnen.',
  },
  winter: {
    title: 'Winter',
    text: 'Straßen kosten 2. In jedem Quartal aus zwei Runden brauchst du *eine Mahlzeit und Wärme*, sonst verlierst du Gesundheit. Über das Eis kommst du für 2.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Alle Aktionen in beliebiger Folge, solange die Energie reicht. *Erreiche China, oder bleib ungesehen, bis der Zähler auf X steht.*',
  },
  asked: {
    title: 'Sie jagen',
    text: 'Dein Browser beantwortet Suchen von selbst, *wahrheitsgemäß und mit Beweis*. Der Verlauf zeigt, was sie erfahren haben.',
  },
  search: {
    title: 'Hier suchen?',
    text: 'Die Antwort ist „hier“, „ich war da“ oder „nein“, und sie wird *bewiesen*. „Ich war da“ meint einen der letzten 4 Orte, beim Fährtenleser 6.',
  },
  officer: {
    title: 'Ein Offizier',
    text: 'Die Jagd beginnt am Wrack mit 1 Energie. *Zieh und suche*, oder kauf die Karte in der unteren Reihe.',
  },
  recruit: {
    title: 'Ein Rekrut ist zu haben',
    text: 'Jeder Agent bringt *in jedem Zug 1 Energie*. Mit einem Offizier lässt sich wenig tun: Wirb früh an.',
  },
  together: {
    title: 'Zwei zusammen',
    text: 'Wo zwei Agenten stehen, können sie *festnehmen*: Ist der Flüchtige dort, habt ihr gewonnen.',
  },
  interrogate: {
    title: 'Verhör',
    text: 'Ein loyales Plättchen nennt einen der letzten drei Orte und stellt den Zähler auf 3. Der Beutel zeigt die Aussicht.',
  },
  army: {
    title: 'Die Rote Armee',
    text: 'Ein Marker sperrt einen Ort für immer. Neben einem anderen kostet er nur 1 und *tötet, wenn er auf den Flüchtigen gestellt wird*.',
  },
  reds: {
    title: 'Eine rote Karte ganz unten',
    text: 'Am Ende deines Zuges verlässt sie die Tafel und *wirkt gegen dich*. Kaufen kann man sie nicht.',
  },
  'far counter': {
    title: 'Sie verschwinden',
    text: 'Steht der Zähler auf X, wenn ihr Zug beginnt, haben sie gewonnen. Eine Suche, ein loyales Plättchen oder ein Verhör *holt ihn herunter*.',
  },
  hunting: {
    title: 'Dein Zug',
    text: 'Energie gibt es *1 für jeden Agenten*, und nichts wird aufgehoben. Zieh, suche, sperre Wege, kauf Karten. Zwei Agenten zusammen können festnehmen.',
  },
  listening: {
    title: 'Hör zu',
    text: 'Du erfährst jeden Schritt, seinen Preis und ob er in einer Stadt endet. *Beutel und Zähler* sagen, wie nah sie am Verschwinden sind.',
  },
}
