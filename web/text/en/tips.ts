/** The tips of a first game; *stars* stand around what matters. */
import type { TipId } from '../../screens/table/tips.ts'

export const tipsText: Readonly<Record<TipId, { readonly title: string; readonly text: string }>> = {
  character: {
    title: 'Two ways to run',
    text: 'MacKenzie starts with a pistol. Onosova takes a little more and *escapes and hides more easily*. Whoever it is, you start at the crash site.',
  },
  meeting: {
    title: 'Somebody is here',
    text: 'Read the card: what it offers, and at the bottom *how they fight and whether they talk*. To leave a Loyal one gives you away.',
  },
  fight: {
    title: 'A fight',
    text: 'A strike is a die and the attack value. What is *more than the defence* hurts. To run, a die and your escape value must be more than the pursuit.',
  },
  hunt: {
    title: 'Game',
    text: 'One of the animals may be hunted. A distant one needs a *ranged weapon*, and one strike must kill it.',
  },
  testify: {
    title: 'An interrogation',
    text: 'Name one of your last three locations. *Which of the three* it was stays hidden: the oldest one tells least.',
  },
  carried: {
    title: 'Carried to a town',
    text: 'You live, with 1 health, in a nearest town. They take one of your things and draw one token.',
  },
  'first turn': {
    title: 'Away from the wreck',
    text: 'Every move takes energy. Press a ringed location to plan a move, press again to send it. *Where you go stays hidden*; that you moved is announced.',
  },
  route: {
    title: 'Your trail',
    text: 'A search finds you on the spot, or your *traces on your last 4 or 6 locations*. Your trail is in your file.',
  },
  town: {
    title: 'In a town',
    text: 'Search the town for things, and *begin a turn here for all your energy*. Entering drew a token; staying draws none.',
  },
  tired: {
    title: 'No energy',
    text: 'Eat, or end the turn: a turn in the wilderness brings 1 energy, in a town all of it. Going below 0 costs *1 health*.',
  },
  things: {
    title: 'Take it along',
    text: 'What lies at the campsite is *left behind when you move on*. Press a thing for what can be done with it.',
  },
  craft: {
    title: 'Something can be made',
    text: 'The crafting guide marks what is ready. *Snowshoes and winter clothes* are worth most before winter.',
  },
  counter: {
    title: 'Nearly vanished',
    text: 'On 15 the counter waits. *Any move in a later turn* takes it to X, and if it still stands there when your turn begins, you have won.',
  },
  winter: {
    title: 'Winter',
    text: 'Roads cost 2. In each quarter of two rounds you need *a meal and warmth*, or lose health. Lakes can be crossed on the ice for 2.',
  },
  turn: {
    title: 'Your turn',
    text: 'Any actions in any order while energy lasts. *Reach China, or stay unseen until the counter is on X.*',
  },
  asked: {
    title: 'They hunt',
    text: 'Your browser answers searches by itself, *truthfully and with a proof*. The log shows what they have learned.',
  },
  search: {
    title: 'Search here?',
    text: 'They answer “here”, “I was there” or “no”, and *prove it*. “I was there” means one of the last 4 locations, 6 for a tracker.',
  },
  officer: {
    title: 'One officer',
    text: 'The hunt begins at the wreck with 1 energy. *Move and search*, or buy the card in the bottom row.',
  },
  recruit: {
    title: 'A Recruit is for sale',
    text: 'Each agent brings *1 energy every turn*. With one officer there is little to do: recruit early.',
  },
  together: {
    title: 'Two together',
    text: 'Where two agents stand, they can *capture*: if the Fugitive is there, you have won.',
  },
  interrogate: {
    title: 'Interrogate',
    text: 'A Loyal token names one of their last three locations and puts the counter on 3. The bag shows the chance.',
  },
  army: {
    title: 'The Red Army',
    text: 'A token closes a location for good. Beside another token it costs only 1, and *kills if it is put onto the Fugitive*.',
  },
  reds: {
    title: 'A red card at the bottom',
    text: 'It leaves the board at the end of your turn, and then it *acts against you*. It cannot be bought.',
  },
  'far counter': {
    title: 'They fade',
    text: 'If the counter stands on X when their turn begins, they have won. A search, a Loyal token or an interrogation *takes it down*.',
  },
  hunting: {
    title: 'Your turn',
    text: 'Energy is *1 for each agent* and none is kept. Move, search, close ways, buy cards. Two agents together can capture.',
  },
  listening: {
    title: 'Listen',
    text: 'You hear each move, its cost, and whether it ends in a town. *The bag and the counter* say how near they are to vanishing.',
  },
}
