/** The Government's cards. */
import type { AssistanceCard } from '../../../src/games/siberian-manhunt/game.ts'
import type { CardWords } from '../printed.ts'

export const assistance: Readonly<Record<AssistanceCard, CardWords>> = {
  Recruit: {
    name: 'Rekrut',
    says: 'Frisch von der Schule in Irkutsk, mit neuem Mantel und alter Karte.',
    text: 'Setze einen KGB-Offizier in eine beliebige Stadt. Er handelt und zählt ab deinem nächsten Zug.',
  },
  'Weather Forecast': {
    name: 'Wetterbericht',
    says: 'Die Station in Tschita warnt vor Sturm. Der See wird grau.',
    text: 'Für {rounds} Runden kostet den Flüchtigen ein Feld zu Fuß, auf der Straße oder über Wasser, {surcharge} Energie mehr, niemand nimmt Anhalter mit, und nichts fliegt.',
  },
  Checkpoints: {
    name: 'Kontrollposten',
    says: 'Ein Balken über der Straße, ein Ofen und zwei frierende Männer, die Papiere sehen wollen.',
    text: 'Für {rounds} Runden werden beim Betreten einer Stadt {tokens} Plättchen gezogen, {sneak} beim Schleichen, und ein loyales genügt.',
  },
  'Road Blocks': {
    name: 'Straßensperren',
    says: 'Holzlaster stehen quer an beiden Enden der Hauptstraße.',
    text: 'Nur solange der Flüchtige in einer Stadt ist: Er kann sie in seinem nächsten Zug nicht verlassen.',
  },
  'Helicopter Transport': {
    name: 'Hubschrauber',
    says: 'Die Geologen können ihre Mi-4 bis zum Abend entbehren.',
    text: 'Ein KGB-Offizier, der in diesem Zug noch nicht gezogen ist, fliegt in eine beliebige Stadt und darf dort suchen.',
  },
  'Search Parties': {
    name: 'Suchtrupps',
    says: 'Förster, Eisenbahner und Miliz gehen in langer Reihe durch die Birken.',
    text: 'Rings um einen Agenten wird jeder Ort bis zu {spaces} Feld entfernt durchsucht, auch der eigene. Spuren an den letzten {depth} Orten werden gefunden.',
  },
  'Aerial Search': {
    name: 'Suche aus der Luft',
    says: 'Eine An-2 kreist tief. Der Beobachter lehnt sich aus der offenen Tür.',
    text: 'Nenne einen Ort. Ist der Flüchtige höchstens {spaces} Felder davon entfernt, meldet er, wo er ist.',
  },
  Motorcycles: {
    name: 'Motorräder',
    says: 'Die Kreisgarage gibt ihre Beiwagenmaschinen heraus, gegen Unterschrift.',
    text: 'Nur im Sommer: In diesem Zug gehen KGB-Offiziere bis zu {spaces} Felder auf der Straße.',
  },
  Snowmobiles: {
    name: 'Propellerschlitten',
    says: 'Für die Post gebaut, dröhnen sie den gefrorenen Fluss hinab.',
    text: 'Nur im Winter: In diesem Zug gehen KGB-Offiziere bis zu {spaces} Felder auf der Straße oder übers Eis.',
  },
  Propaganda: {
    name: 'Propaganda',
    says: 'Der Lautsprecher auf dem Platz liest jede Stunde dieselbe Warnung vor.',
    text: 'Lege {loyal} loyale Plättchen in den Beutel. Der Zähler der verdeckten Schritte geht um {back} zurück, wenn er nicht auf X steht.',
  },
  'Form 27': {
    name: 'Formular 27',
    says: 'In dreifacher Ausfertigung. Kohlepapier ist nicht vorrätig.',
    text: 'In deinem nächsten Zug kostet jede Amtshilfekarte {surcharge} Energie mehr, beim Kaufen und beim Spielen.',
  },
  'Commission of Inspection': {
    name: 'Prüfkommission',
    says: 'Drei Genossen aus Moskau möchten die Bücher sehen, und das Badehaus.',
    text: 'In deinem nächsten Zug hast du {energy} Energie weniger, aber mindestens {least}.',
  },
  'Recall to Moscow': {
    name: 'Rückruf nach Moskau',
    says: 'Ein Offizier wird an einem Schreibtisch dringender gebraucht.',
    text: 'Nimm einen KGB-Offizier von der Karte, wenn ein anderer Agent übrig bleibt.',
  },
  'Fuel Quota': {
    name: 'Benzinkontingent',
    says: 'Das Benzin für dieses Quartal ist verbraucht. Das nächste Quartal beginnt, wenn es beginnt.',
    text: 'In deinem nächsten Zug fährt, reitet und fliegt niemand.',
  },
  'Price Decree': {
    name: 'Preiserlass',
    says: 'Fleisch und Butter kosten ab heute ein Drittel mehr. Die Schlange liest es schweigend.',
    text: 'Lege {silent} stumme Plättchen in den Beutel.',
  },
  'Question of Competence': {
    name: 'Kompetenzfrage',
    says: 'Armee und Staatssicherheit wechseln höfliche Briefe darüber, wer wem befiehlt.',
    text: 'Die Karte in Reserve wird abgelegt. In deinem nächsten Zug wird kein Marker der Roten Armee gesetzt.',
  },
}
