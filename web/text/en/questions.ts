/** The question over a decision's buttons, and what stands under an answer. */
export const questionText = {
  search: {
    title: (agent: string, at: string) => `${agent} is ${at}`,
    text: 'A search asks: are you here, or were you here? They answer truthfully, and the answer is proved.',
  },
  attack: { title: (agent: string) => `${agent} has moved`, text: 'What does it do there?' },
  character: {
    title: 'Who is on the run?',
    text: 'Choose once, for the whole hunt. The Government sees your choice.',
  },
  encounter: { title: 'What do you do?', text: 'Follow the prompt, walk away, or attack.' },
  shot: { title: 'A shot, or not?', text: 'A strike must be more than its defence. You may leave it.' },
  fight: { title: 'Fight or run', text: 'Strike, or try to escape instead. If the escape fails, they strike.' },
  oneAttack: { title: 'One attack', text: 'Then they are gone. Choose what you strike with.' },
  hunt: { title: 'Something moves', text: 'Hunt one of the animals, or leave them.' },
  give: { title: 'What do you give?', text: 'It goes to the discards.' },
  steal: { title: 'What do they lose?', text: 'One thing of the Fugitive’s inventory, of your choice.' },
  load: { title: 'Which gun?', text: 'The ammunition fills one of them.' },
  meal: { title: 'The meal goes on', text: 'Eat another portion, or end the meal.' },
  ride: {
    title: 'The ride goes on',
    text: 'Choose the next space on the map, or stop here. Each space is announced.',
  },
  die: { title: (die: number) => `A ${die}`, text: 'Maximum effort: keep the die, or pay 1 energy and roll again.' },
  carried: {
    title: 'Severely wounded',
    text: 'You are carried to a nearest town. Which one stays hidden: choose.',
  },
  testify: {
    title: 'Somebody talked',
    text: 'Name one of your last three locations. Which of the three it is stays hidden. The counter goes to 3.',
  },
  recruit: { title: 'A new KGB officer', text: 'Choose a town. The officer acts from your next turn on.' },
  fly: { title: 'The helicopter is ready', text: 'Choose an officer and the town where it lands.' },
  aim: { title: 'Aerial Search', text: 'Choose the middle. If they are near enough, they declare where they are.' },
  setOut: { title: 'Search Parties', text: 'Choose the agent’s location from where they set out.' },
  recall: { title: 'Recall to Moscow', text: 'Choose the KGB officer who leaves the map.' },
  armyBeside: {
    title: 'The Fugitive was there',
    text: 'The Red Army token goes to a location next door: choose one.',
  },
  respawn: { title: 'The tracker returns', text: 'Choose another Yakut town.' },
  crash: { title: 'The crash site', text: 'Your way begins here.' },
  other: 'Your decision',
}

export const detailText = {
  character: (hp: number, defence: number, bonus: number) => `Health ${hp}, defence ${defence}, escape +${bonus}.`,
  health: (hp: number) => `${hp} health`,
  energy: (energy: number) => `${energy} energy`,
  timid: 'One attack, then they flee.',
  youFirst: 'You strike first.',
  death: (tokens: string) => `A death puts ${tokens} into the bag.`,
  needsEscape: (die: number) => `Needs an escape: a die of ${die} or more.`,
  insteadOfStrike: 'Instead of a strike',
  loyal: 'Loyal: they report you, and your place is declared.',
  questionable: (chance: string) => `Questionable: one token is drawn, ${chance} Loyal.`,
  silent: 'Silent: they tell nobody.',
}
