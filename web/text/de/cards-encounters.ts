/** Whom and what the Fugitive meets. */
import type { CardWords, MetName } from '../printed.ts'

export const encounters: Readonly<Record<MetName, CardWords>> = {
  'Mad Trapper': {
    name: 'Verrückter Trapper',
    says: 'Elf Winter allein. Er redet mit dem Feuer, und es antwortet.',
    text: 'Setz dich und wirf. Bis {steals} nimmt er eines deiner Dinge und ist fort; darüber greift er an.',
    replies: ['An sein Feuer setzen'],
  },
  Farmer: {
    name: 'Bauer',
    says: 'Sein Bruder ging 1937 in den Norden. Er fragt nichts.',
    text: 'Iss an seinem Tisch: eine Mahlzeit von {meal} Energie. Oder bring mit ihm das Heu ein: {portions} Portionen Konserven für den Weg.',
    replies: ['An seinem Tisch essen', 'Das Heu einbringen'],
  },
  'Old Believer': {
    name: 'Altgläubiger',
    says: 'Seine Leute flohen vor einem Zaren in diesen Wald und sehen keinen Grund herauszukommen.',
    text: 'Klopf an und wirf. Bis {refuses} verriegelt er die Tür, und der Umweg kostet 1 Energie; darüber eine Mahlzeit von {meal} Energie und {heals} Gesundheit.',
    replies: ['An seine Tür klopfen'],
  },
  'Reindeer herder': {
    name: 'Rentierhirtin',
    says: 'Eine Ewenkin mit vierzig Tieren. Die Bücher der Kolchose kennen dreißig.',
    text: 'Gib eines deiner Dinge für ein Fell und {portions} Portionen gebratenes Fleisch. Oder setz dich in ihr Zelt: Du bist für dieses Quartal gewärmt.',
    replies: ['Tauschen', 'In ihrem Zelt sitzen'],
  },
  'Exiled teacher': {
    name: 'Verbannte Lehrerin',
    says: 'Zehn Jahre für ein Gedicht. Als man sie gehen ließ, brauchten die Kinder sie.',
    text: 'Sie verbindet deine Wunden: {heals} Gesundheit. Oder sie schreibt ihren Freunden: {silent} stumme Plättchen in den Beutel.',
    replies: ['Um einen Verband bitten', 'Sie bitten zu schreiben'],
  },
  'Berry pickers': {
    name: 'Beerensammlerinnen',
    says: 'Drei alte Frauen mit Eimern. Sie haben Schlimmeres gesehen als dich.',
    text: 'Nimm, was sie anbieten: {portions} Portionen Beeren. Oder trag ihre Eimer heim: {silent} stummes Plättchen mehr.',
    replies: ['Beeren nehmen', 'Ihre Eimer tragen'],
  },
  Fisherman: {
    name: 'Fischer',
    says: 'Vierzig Jahre auf dem Wasser, und der Omul wird immer kleiner.',
    text: 'Er gibt dir Fisch: {portions} rohes Fleisch. Oder er setzt dich über, ein Feld über Wasser.',
    replies: ['Seinen Fisch nehmen', 'Um die Überfahrt bitten'],
  },
  'Escaped convict': {
    name: 'Entflohener Sträfling',
    says: 'Aus den Gruben. Er ist zweihundert Kilometer in Filzstiefeln gegangen.',
    text: 'Teil {portions} Portionen Essen mit ihm, und er gibt dir sein Messer. Oder schick ihn fort, und er greift an.',
    replies: ['Das Essen teilen', 'Ihn fortschicken'],
  },
  Deserter: {
    name: 'Deserteur',
    says: 'Neunzehn, aus Riga. Er will noch dringender nach Hause als du.',
    text: 'Für eine Portion Essen gibt er dir Munition. Oder sag ihm den Weg: Er nimmt deine Spur und lässt seine zurück, und der Zähler der verdeckten Schritte steigt um {spaces}.',
    replies: ['Essen gegen Munition tauschen', 'Ihm den Weg sagen'],
  },
  Lama: {
    name: 'Lama',
    says: 'Er verwahrt den Schlüssel eines Tempels, der jetzt ein Kornspeicher ist.',
    text: 'Setz dich zu ihm: {heals} Gesundheit. Oder lass eine Portion Essen für die zurück, die nach dir kommen: {silent} stumme Plättchen in den Beutel.',
    replies: ['Bei ihm sitzen', 'Essen zurücklassen'],
  },
  Geologists: {
    name: 'Geologen',
    says: 'Vier Studenten und eine Kiste Proben. Sie suchen Eisen.',
    text: 'Bitte um Streichhölzer, oder iss mit ihnen zu Abend: eine Mahlzeit von {meal} Energie. Dann wirf: Bis {talks} reden sie am Funk über dich, und ein Plättchen wird gezogen.',
    replies: ['Um Streichhölzer bitten', 'Mit ihnen essen'],
  },
  'Track walker': {
    name: 'Streckenwärter',
    says: 'Zehn Kilometer Gleis gehören ihm, Schwelle für Schwelle. In seinem Häuschen steht ein Telefon.',
    text: 'Trag sein Werkzeug bis zum Häuschen, und er vergisst dein Gesicht. Oder gib ihm eines deiner Dinge.',
    replies: ['Sein Werkzeug tragen', 'Ihm etwas geben'],
  },
  'Timber driver': {
    name: 'Holzfahrer',
    says: 'Eine Ladung Lärche, ein leerer Sitz und ein Lied für jede Brücke.',
    text: 'Er nimmt dich auf der Straße mit, bis zu {spaces} Felder.',
    replies: ['Einsteigen'],
  },
  Gamekeeper: {
    name: 'Wildhüter',
    says: 'Er kennt jeden Lauf im Kreis am Klang.',
    text: 'Gib eine Waffe her, und er lässt dich gehen. Oder rede und wirf: Bis {refuses} greift er an.',
    replies: ['Eine Waffe hergeben', 'Mit ihm reden'],
  },
  Militiaman: {
    name: 'Milizionär',
    says: 'Der einzige Polizist des Kreises, auf dem einzigen Motorrad des Kreises, ohne Benzin.',
    text: 'Zeig ihm Papiere und wirf. Bis {talks} meldet er dich; bis {fines} ist eines deiner Dinge das Bußgeld; darüber wünscht er gute Reise.',
    replies: ['Papiere zeigen'],
  },
  'Village nurse': {
    name: 'Dorfschwester',
    says: 'Neun Dörfer, ein Pferd und ein Buch, in das alles eingetragen werden muss.',
    text: 'Sie verarztet dich: {heals} Gesundheit. Dann wirf: Bis {talks} wird das Buch gelesen, und ein Plättchen wird gezogen.',
    replies: ['Sich verarzten lassen'],
  },
  'Youth brigade': {
    name: 'Jugendbrigade',
    says: 'Freiwillige aus Leningrad, unterwegs, um eine Stadt zu bauen. Sie singen.',
    text: 'Marschier mit ihnen: eine Mahlzeit von {meal} Energie. Dann wirf: Bis {talks} merkt sich einer dein Gesicht, und {loyal} loyale Plättchen kommen in den Beutel.',
    replies: ['Mitmarschieren'],
  },
  'Brown bear': {
    name: 'Braunbär',
    says: 'Er richtet sich auf, um zu sehen, was du bist.',
    text: 'Raubtier: {meat} rohes Fleisch und ein Fell.',
  },
  Wolf: {
    name: 'Wolf',
    says: 'Er folgt dir seit gestern.',
    text: 'Raubtier: {meat} rohes Fleisch und ein Fell.',
  },
  'Wolf pack': {
    name: 'Wolfsrudel',
    says: 'Fünf, und sie tun das nicht zum ersten Mal.',
    text: 'Raubtier: {meat} rohes Fleisch und ein Fell.',
  },
  Wolverine: {
    name: 'Vielfraß',
    says: 'Groß wie ein Hund und vor nichts bange.',
    text: 'Raubtier: ein Fell.',
  },
  Lynx: {
    name: 'Luchs',
    says: 'Zwei Pinselohren auf einem Ast, kein Laut.',
    text: 'Raubtier: {meat} rohes Fleisch und ein Fell.',
  },
  Tiger: {
    name: 'Tiger',
    says: 'Vom Amur, Hunderte Kilometer vom Weg abgekommen, wie du.',
    text: 'Raubtier: {meat} rohes Fleisch und ein Fell.',
  },
  Parasites: {
    name: 'Parasiten',
    says: 'Das Fleisch war nicht durch. Jetzt weißt du es.',
    text: 'Verlier {hp} Gesundheit oder {energy} Energie.',
  },
}
