/** The question over a decision's buttons, and what stands under an answer. */
import type { Catalogue } from '../index.ts'

export const questionText: Catalogue['questions'] = {
  search: {
    title: (agent, at) => `${agent} ist ${at}`,
    text: 'Eine Suche fragt: Bist du hier, oder warst du hier? Der Flüchtige antwortet wahrheitsgemäß, und die Antwort wird bewiesen.',
  },
  attack: { title: agent => `${agent} ist gezogen`, text: 'Was tut er dort?' },
  character: {
    title: 'Wer ist auf der Flucht?',
    text: 'Wähle einmal, für die ganze Jagd. Die Regierung sieht deine Wahl.',
  },
  encounter: { title: 'Was tust du?', text: 'Geh darauf ein, geh weiter, oder greif an.' },
  shot: {
    title: 'Schießen oder nicht?',
    text: 'Ein Schlag muss höher sein als die Verteidigung. Du darfst es lassen.',
  },
  fight: {
    title: 'Kämpfen oder fliehen',
    text: 'Schlag zu, oder versuch stattdessen zu fliehen. Misslingt die Flucht, schlägt der Gegner zu.',
  },
  oneAttack: { title: 'Ein Angriff', text: 'Danach sind sie fort. Wähle, womit du zuschlägst.' },
  hunt: { title: 'Etwas bewegt sich', text: 'Jag eines der Tiere, oder lass sie.' },
  give: { title: 'Was gibst du her?', text: 'Es kommt auf den Ablagestapel.' },
  steal: { title: 'Was geht verloren?', text: 'Ein Ding aus dem Gepäck des Flüchtigen, nach deiner Wahl.' },
  load: { title: 'Welche Schusswaffe?', text: 'Die Munition füllt eine von ihnen.' },
  meal: { title: 'Die Mahlzeit geht weiter', text: 'Iss noch eine Portion, oder beende die Mahlzeit.' },
  ride: {
    title: 'Die Fahrt geht weiter',
    text: 'Wähle das nächste Feld auf der Karte, oder halte hier. Jedes Feld wird angesagt.',
  },
  die: {
    title: die => `Eine ${die}`,
    text: 'Letzte Kraft: Behalte den Würfel, oder zahle 1 Energie und wirf noch einmal.',
  },
  carried: {
    title: 'Schwer verwundet',
    text: 'Du wirst in eine der nächsten Städte getragen. Welche, bleibt verborgen: Wähle.',
  },
  testify: {
    title: 'Jemand hat geredet',
    text: 'Nenne einen deiner letzten drei Orte. Welcher der drei es ist, bleibt verborgen. Der Zähler geht auf 3.',
  },
  recruit: {
    title: 'Ein neuer KGB-Offizier',
    text: 'Wähle eine Stadt. Der Offizier handelt ab deinem nächsten Zug.',
  },
  fly: { title: 'Der Hubschrauber ist bereit', text: 'Wähle einen Offizier und die Stadt, in der er landet.' },
  aim: {
    title: 'Suche aus der Luft',
    text: 'Wähle die Mitte. Ist der Flüchtige nah genug, meldet er, wo er ist.',
  },
  setOut: { title: 'Suchtrupps', text: 'Wähle den Ort des Agenten, von dem sie aufbrechen.' },
  recall: { title: 'Rückruf nach Moskau', text: 'Wähle den KGB-Offizier, der die Karte verlässt.' },
  armyBeside: {
    title: 'Der Flüchtige war dort',
    text: 'Der Marker der Roten Armee geht an einen Ort nebenan: Wähle einen.',
  },
  respawn: { title: 'Der Fährtenleser kehrt zurück', text: 'Wähle eine andere jakutische Stadt.' },
  crash: { title: 'Die Absturzstelle', text: 'Hier beginnt dein Weg.' },
  other: 'Deine Entscheidung',
}

export const detailText: Catalogue['details'] = {
  character: (hp, defence, bonus) => `Gesundheit ${hp}, Verteidigung ${defence}, Flucht +${bonus}.`,
  health: hp => `${hp} Gesundheit`,
  energy: energy => `${energy} Energie`,
  timid: 'Ein Angriff, dann fliehen sie.',
  youFirst: 'Du schlägst zuerst.',
  death: tokens => `Ein Tod bringt ${tokens} in den Beutel.`,
  needsEscape: die => `Verlangt eine Flucht: eine ${die} oder mehr.`,
  insteadOfStrike: 'Statt eines Schlages',
  loyal: 'Loyal: Du wirst verraten, und dein Ort wird gemeldet.',
  questionable: chance => `Zweifelhaft: Ein Plättchen wird gezogen, zu ${chance} loyal.`,
  silent: 'Stumm: Niemand erfährt etwas.',
}
