/** What an act tells the other side and what it does not, and what may come of it. */
import type { Catalogue } from '../index.ts'

export const learnText: Catalogue['learn'] = {
  energy: cost => `${cost} Energie`,
  move: (way, energy, moves) =>
    `${moves} ${moves === 1 ? 'Schritt' : 'Schritte'} ${way === 'road' ? 'auf der Straße' : 'über Wasser'}, ${energy}`,
  hitchHike: energy => `1 Fahrt per Anhalter, ${energy}`,
  bushWhack: energy => `1 Marsch querfeldein, ${energy}`,
  railway: energy => `1 Fahrt mit der Bahn, ${energy}`,
  ride: way => `1 Feld ${way === 'road' ? 'auf der Straße' : 'über Wasser'}`,
  wasOnHighway: 'du warst an der Fernstraße',
  intoChina: 'du gehst über die Grenze nach China: Du gewinnst',
  intoWilderness: 'nicht in eine Stadt',
  intoTown: 'in eine Stadt',
  inTown: 'du bist in einer Stadt',
  draws: (tokens, chance) =>
    tokens === 1
      ? `ein Plättchen wird gezogen: zu ${chance} loyal, dann wird dein Ort gemeldet`
      : `${tokens === 2 ? 'zwei' : tokens} Plättchen werden gezogen: zu ${chance} ${tokens === 2 ? 'beide' : 'alle'} loyal, dann wird dein Ort gemeldet`,
  checkpoints: (tokens, chance) =>
    `Kontrollposten: ${tokens === 1 ? 'ein Plättchen wird gezogen' : `${tokens} Plättchen werden gezogen`}, zu ${chance} ist eines loyal, dann wird dein Ort gemeldet`,
  rests: 'du rastest, und dein Zug ist zu Ende',
  goodDeed: energy => `eine gute Tat, ${energy}`,
  silentMore: '1 stummes Plättchen mehr im Beutel',
  isAt: place => `du bist ${place}`,
  counterFalls: 'der Zähler fällt auf 0',
  oneOfThree: place => `${place} ist einer deiner letzten drei Orte`,
  counterTo: track => `der Zähler geht auf ${track}`,
  turnOver: 'dein Zug ist zu Ende',
  whatAndWith: 'was du tust und mit welchen Dingen',
  whereBy: way => `von wo, auf ${way === 'road' ? 'welcher Straße' : 'welchem Wasserweg'}, wohin`,
  whereAlong: 'von wo, in welche Richtung, in welche Stadt',
  fromTo: 'von wo, wohin',
  where: 'wo',
  whichTown: 'in welcher Stadt',
  cameFrom: 'woher du kamst',
  whichOfThree: 'welcher der drei',
  whereYouAre: 'wo du bist',
}

export const prospectText: Catalogue['prospect'] = {
  thenSearch: back => `darf danach suchen: ${back} Orte zurück`,
  thenSearchOrAttack: back => `darf danach suchen: ${back} Orte zurück, oder kostenlos angreifen`,
  theyAnswer: 'die Antwort ist „hier“, „ich war da“ oder „nein“',
  noSearch: 'keine Suche nach einer Autofahrt',
  ifHereFight: 'ist der Flüchtige hier: Er wird gemeldet, und es kommt zum Kampf',
  ifHereWin: 'ist der Flüchtige hier: Du gewinnst',
  ifNotLost: 'wenn nicht: Die Energie ist verloren',
  loyalNames: chance => `zu ${chance} loyal: Er nennt einen seiner letzten drei Orte`,
  silentAdds: 'stumm: 1 loyales Plättchen kommt in den Beutel',
  closed: 'für den Flüchtigen endgültig gesperrt',
  ifHereBeside: 'ist der Flüchtige hier: Er wird gemeldet, und der Marker geht nach nebenan',
  trackerLater: 'der Fährtenleser handelt ab deinem nächsten Zug',
  keptForLater: energy => `für einen späteren Zug, Ausspielen kostet dann ${energy} Energie`,
  discarded: 'keine Wirkung; die Karten darüber rutschen nach',
  maySearch: 'darf dort suchen',
  ifNear: spaces => `ist der Flüchtige höchstens ${spaces} Felder entfernt: Er wird gemeldet`,
  ifNotNothing: 'wenn nicht: Mehr ist nicht bekannt',
  usedUp: things => `verbraucht: ${things}`,
  wildernessCards: cards => (cards === 1 ? '1 Karte vom Stapel Wildnis' : `${cards} Karten vom Stapel Wildnis`),
  urbanCards: cards => (cards === 1 ? '1 Karte vom Stapel Stadt' : `${cards} Karten vom Stapel Stadt`),
  portion: energy => `${energy} Energie für die Portion`,
  mayBringParasites: 'rohes Fleisch kann Parasiten bringen',
  energyLost: energy => (energy === 1 ? '1 Energie verfällt' : `${energy} Energie verfallen`),
  noEnergyLost: 'keine Energie verfällt',
}
