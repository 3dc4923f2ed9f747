/** What is found in towns and in the wild, and what can be made. */
import type { CardWords, FoundName } from '../printed.ts'

const gun = 'Fernwaffe, +{attack}. {uses} Schuss.'
const weapon = 'Waffe, +{attack}.'
const craft = 'Zum Herstellen.'
const gear = 'Gepäckstück: {room} Plätze mehr.'
const berries = '{portions} Portionen Beeren.'
const preyAndHide = 'Beute: {meat} rohes Fleisch und ein Fell.'
const catches = 'In der Wildnis, einmal im Zug: Wirf. Ab {one} 1 rohes Fleisch, ab {two} 2.'

export const items: Readonly<Record<FoundName, CardWords>> = {
  // town
  Pistol: { name: 'Pistole', says: 'Eine Makarow, oder eine, die jemand aus dem Krieg mitgebracht hat.', text: gun },
  'Hunting rifle': { name: 'Jagdgewehr', says: 'Es hing über einem Ofen, geölt und geladen.', text: gun },
  Knife: { name: 'Messer', says: 'Birkengriff, jakutische Klinge.', text: weapon },
  Axe: { name: 'Axt', says: 'Von einem Hackklotz hinter einem Badehaus.', text: weapon },
  Ammunition: { name: 'Munition', says: 'Eine Tabakdose voller Patronen.', text: 'Füllt eine Schusswaffe auf.' },
  Matches: {
    name: 'Streichhölzer',
    says: 'Eine Schachtel mit einer Rakete auf dem Etikett.',
    text: 'Entzünden {uses} Feuer.',
  },
  Fuel: { name: 'Benzin', says: 'Ein Kanister aus dem Fuhrpark.', text: 'Brennt, oder betankt ein Fahrzeug.' },
  Canvas: { name: 'Plane', says: 'Von einem geparkten Lastwagen.', text: craft },
  Rope: { name: 'Seil', says: 'Eine Wäscheleine in einem dunklen Hof.', text: craft },
  'Canned food': {
    name: 'Konserven',
    says: 'Rindfleisch, Staatsnorm, ohne Etikett.',
    text: '{portions} Portionen Konserven.',
  },
  'First Aid Kit': {
    name: 'Verbandskasten',
    says: 'Jod, Mull und eine strenge Anleitung.',
    text: 'Stellt {hp} Gesundheit wieder her. {uses}-mal zu benutzen.',
  },
  'Worm cure': {
    name: 'Wurmkur',
    says: 'Rainfarntropfen aus einem verschlossenen Schrank. Sie schmecken nach Strafe.',
    text: 'Alle Parasiten verlassen den Stapel Begegnung.',
  },
  'Fishing tackle': { name: 'Angelzeug', says: 'Schnur, Kork und zwei gute Haken in einem Fäustling.', text: catches },
  'Quilted jacket': {
    name: 'Wattejacke',
    says: 'Grau, geflickt, unter dem Flicken auf der Brust eine andere Nummer.',
    text: 'Im Winter getragen: hält die Kälte ab.',
  },
  Skis: {
    name: 'Ski',
    says: 'Breite Jagdski, mit Rentierfell besohlt.',
    text: 'Im Winter getragen: Ein Feld auf der Straße oder übers Eis kostet {step}.',
  },
  'Canvas bag': { name: 'Leinensack', says: 'Für Kartoffeln. Niemand sieht zweimal hin.', text: gear },
  Backpack: { name: 'Rucksack', says: 'Von einem Geologen, mit jemandes Initialen.', text: gear },
  Motorcycle: {
    name: 'Motorrad',
    says: 'Eine Isch mit vollem Tank und kaltem Motor.',
    text: 'Fahrzeug, einmal im Zug: bis zu {summer} Felder, im Winter {winter}. Nach der Fahrt leer.',
  },
  Snowmobile: {
    name: 'Motorschlitten',
    says: 'Jemand vom Traktorenwerk hat ihn nach Feierabend gebaut.',
    text: 'Fahrzeug, einmal im Zug: im Winter bis zu {winter} Felder, auch übers Eis. Nach der Fahrt leer.',
  },
  Bicycle: {
    name: 'Fahrrad',
    says: 'Es quietscht, aber es verlangt kein Benzin.',
    text: 'Fahrzeug, einmal im Zug: im Sommer bis zu {summer} Felder.',
  },
  'Railway ticket': {
    name: 'Fahrkarte',
    says: 'Holzklasse. Der Schaffner sieht sich keine Gesichter an.',
    text: 'In einer Stadt an der Fernstraße: bis zur nächsten Stadt an ihr.',
  },
  Vodka: {
    name: 'Wodka',
    says: 'Ein halber Liter. Er öffnet Türen und schließt Münder.',
    text: 'In einer Stadt: {silent} stumme Plättchen in den Beutel.',
  },
  // wilderness
  Hare: {
    name: 'Hase',
    says: 'Braun im Gras, weiß im Schnee, dazwischen fort.',
    text: 'Beute: {meat} rohes Fleisch.',
  },
  Capercaillie: { name: 'Auerhahn', says: 'Er singt mit geschlossenen Augen.', text: 'Beute: {meat} rohes Fleisch.' },
  'Roe deer': { name: 'Reh', says: 'Es steht einen Atemzug zu lange still.', text: preyAndHide },
  Reindeer: { name: 'Rentier', says: 'Einer Kolchose entlaufen oder nie gezählt.', text: preyAndHide },
  Sable: { name: 'Zobel', says: 'Der Pelz, der Russland nach Sibirien brachte.', text: 'Beute: ein Fell.' },
  Elk: { name: 'Elch', says: 'Bis zu den Knien im Moor, kauend.', text: preyAndHide },
  Berries: { name: 'Beeren', says: 'Preiselbeeren unter dem ersten Frost.', text: berries },
  Mushrooms: { name: 'Pilze', says: 'Reizker, genug für einen Hut.', text: berries },
  'Pine nuts': {
    name: 'Zirbelnüsse',
    says: 'Der Wintervorrat eines Hähers. Niemand zahlt ihn zurück.',
    text: berries,
  },
  'Small sticks': { name: 'Reisig', says: 'Tote Fichtenzweige, trocken unter den Ästen.', text: 'Brennt.' },
  'Large stick': { name: 'Stange', says: 'Lärche, gerade und hart wie Knochen.', text: `Brennt. ${craft}` },
  'Dry grasses': {
    name: 'Trockenes Gras',
    says: 'Heu vom letzten Jahr aus einem vergessenen Schober.',
    text: 'Brennt, schon von einem Funken.',
  },
  'Birch bark': {
    name: 'Birkenrinde',
    says: 'Sie brennt auch nass. Briefe hat man auch darauf geschrieben.',
    text: `Brennt, schon von einem Funken. ${craft}`,
  },
  'Bast cord': { name: 'Bastschnur', says: 'Weidenrinde, auf dem Schenkel gedreht.', text: craft },
  Hide: { name: 'Fell', says: 'Die Wölfe haben es übrig gelassen. Es muss geschabt werden.', text: craft },
  Flint: {
    name: 'Feuerstein',
    says: 'Ein scharfer Stein, der sich ans Feuer erinnert.',
    text: `Entzündet trockenes Gras oder Birkenrinde, so oft du willst. ${craft}`,
  },
  'Medicinal herbs': {
    name: 'Heilkräuter',
    says: 'Schafgarbe und Rosenwurz, wie Großmutter sie pflückte.',
    text: `Stellen {hp} Gesundheit wieder her. ${craft}`,
  },
  'Film canister': {
    name: 'Filmdose',
    says: 'Das Auge der Kamera, unentwickelt: jemandes Geheimnisse aus achtzehntausend Metern.',
    text: 'In einer Stadt, für einen Freund, der sie aufheben kann: {silent} stumme Plättchen in den Beutel.',
  },
  // made
  Fire: {
    name: 'Feuer',
    says: 'Klein, hinter einem gefallenen Stamm, im Windschatten.',
    text: 'Brät rohes Fleisch, hält die Kälte ab und bringt {recovery} Energie am Anfang deines Zuges. Es brennt, bis du weiterziehst.',
  },
  Tent: {
    name: 'Zelt',
    says: 'Niedrig und braun, kaum von einem Felsen zu unterscheiden.',
    text: 'Bringt {recovery} Energie am Anfang deines Zuges in der Wildnis.',
  },
  'Winter clothes': {
    name: 'Winterkleidung',
    says: 'Das Fell nach innen, wie die Ewenken es tragen.',
    text: 'Im Winter getragen: bringt {recovery} Energie am Anfang deines Zuges in der Wildnis und hält die Kälte ab.',
  },
  Snowshoes: {
    name: 'Schneeschuhe',
    says: 'Gebogene Weide. Sie hinterlassen die Spur eines großen, langsamen Vogels.',
    text: 'Im Winter getragen: Ein Feld auf der Straße oder übers Eis kostet {step}.',
  },
  Satchel: { name: 'Umhängetasche', says: 'Ein Briefträger wäre stolz auf sie.', text: gear },
  Bow: { name: 'Bogen', says: 'Er macht nicht mehr Lärm als ein Husten.', text: 'Fernwaffe, +{attack}.' },
  Spear: { name: 'Speer', says: 'Für etwas Großes, das nicht stehen bleibt.', text: weapon },
  Snare: { name: 'Schlinge', says: 'Eine Schleife über einem Hasenpfad, und Geduld.', text: catches },
  Poultice: {
    name: 'Kräuterwickel',
    says: 'In Rinde gekochte Kräuter, heiß aufgebunden.',
    text: 'Stellt {hp} Gesundheit wieder her.',
  },
}
