/** Ends before the rules’: resigning, draws, claims that somebody left; and what is awaited since when. */
import type { Owing } from '../../app/view.ts'
import type { Catalogue } from '../index.ts'
import { count, dayAndMonth, who } from './numbers.ts'

/** „auf …“ and „… fehlt“: the same words in both cases. */
const owed: Readonly<Record<Owing, string>> = {
  choice: 'die Entscheidung',
  query: 'die Antwort',
  roll: 'den Anteil am Wurf',
}
const missing: Readonly<Record<Owing, string>> = { ...owed, roll: 'der Anteil am Wurf' }
const hours = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' })
function moment(ms: number, now: number): string {
  const hour = hours.format(new Date(ms))
  return Math.abs(now - ms) < 24 * 3_600_000 ? hour : `${dayAndMonth(ms)}, ${hour}`
}

export const earlyText: Catalogue['early'] = {
  open: 'Vorzeitig beenden',
  title: 'Die Jagd vorzeitig beenden?',
  close: 'Weiterspielen',
  resign: {
    title: 'Aufgeben',
    text: 'Die andere Seite gewinnt. Beide decken ihre Geheimnisse auf, und das Spiel wird geprüft.',
    yes: 'Aufgeben',
  },
  draw: {
    title: 'Remis',
    none: 'Niemand gewinnt, beide decken ihre Geheimnisse auf. Dein Angebot gilt, sobald die andere Seite entscheiden muss, und verfällt, wenn sie weiterspielt.',
    meant: 'Dein Angebot wird gemacht, sobald die andere Seite entscheiden muss.',
    offered: 'Dein Angebot gilt, bis die andere Seite weiterspielt.',
    asked: 'Die andere Seite bietet Remis an. Das gilt, bis du weiterspielst.',
    offer: 'Remis anbieten',
    back: 'Zurücknehmen',
    accept: 'Remis annehmen',
  },
  left: {
    title: 'Die andere Seite ist gegangen',
    text: 'Beweisen kann das niemand. In der Aufzeichnung steht, was seit wann fehlt, nach deiner Uhr. Kommt die andere Seite zurück und spielt weiter, gilt es nicht mehr.',
    from: (ms, now) => `Ab ${moment(ms, now)} kannst du das erklären.`,
    claim: 'Erklären, dass sie gegangen ist',
  },
  claimed: ({ by, since, at }, now) =>
    `${who(by, undefined)} erklärt seit ${moment(at, now)}, du seist gegangen: Dein Zug fehle seit ${moment(since, now)}. Spiel weiter, und das gilt nicht mehr.`,
  claim: ({ by, what, since, at }, now) =>
    `${who(by, undefined)} erklärte um ${moment(at, now)}, ${missing[what]} der anderen Seite fehle seit ${moment(since, now)}, nach der eigenen Uhr. Das ist nicht bewiesen. Eine längere Aufzeichnung würde es widerlegen.`,
  comeBack: 'Kommt die andere Seite zurück und spielt weiter, geht die Jagd weiter.',
  waiting: (what, since, now) => `Wartet auf ${owed[what]} der anderen Seite, seit ${moment(since, now)}.`,
  away: 'Sie ist weg; das Spiel wartet.',
  wait: {
    title: 'Wartezeit',
    detail: 'Wer so lange keinen Zug macht, über den darf die andere Seite erklären, er sei gegangen',
    never: 'Keine',
    of: minutes => {
      if (minutes % (24 * 60) === 0) return count(minutes / (24 * 60), 'Tag', 'Tage')
      return minutes % 60 === 0 ? count(minutes / 60, 'Stunde', 'Stunden') : count(minutes, 'Minute', 'Minuten')
    },
  },
}
