/**
 * Words that two players read to each other to be sure that they play one game with nobody in between: 256 of them, so
 * that each stands for one byte. They are short, common, easy to say, and no two share their first four letters.
 * They are no part of the catalogue: both must see the same words, whatever language each of them reads.
 */
export const SAFETY_WORDS: readonly string[] = `
  acorn actor album alley amber angel apple apron
  arrow attic autumn bacon badge baker bamboo banjo
  barrel basket beach beaver bell berry biscuit bishop
  blanket bonfire bottle bridge bronze broom bucket buffalo
  bullet butter cabin cactus camel candle canoe canyon
  carpet carrot castle cedar cellar chalk cheese cherry
  chess chimney cider cinema circus cloud clover cobra
  coffee comet copper coral cotton cowboy cradle crayon
  cricket crown crystal curtain daisy dancer desert diamond
  dinner doctor dolphin donkey dragon drawer drum eagle
  echo elbow elephant emerald engine fabric falcon farmer
  feather fiddle finger flame flute forest fossil fountain
  fox galaxy garden garlic giant ginger giraffe glacier
  goblet gorilla granite grape guitar hammer harbor harvest
  hazel helmet heron hockey honey hotel igloo insect
  island ivory jacket jaguar jasmine jelly jigsaw jungle
  kettle kingdom kitten koala ladder lantern laundry lemon
  leopard library lily lizard lobster locket lumber magnet
  mango maple marble market meadow melon mirror mitten
  monkey mosaic muffin museum mustard napkin needle nickel
  noodle nutmeg oasis ocean olive onion opera orange
  orchid otter oyster paddle palace panda parrot peanut
  pebble pelican pencil pepper piano pickle pigeon pillow
  pirate planet plum pocket poem pony potato pretzel
  prism pumpkin puppet puzzle quail quartz queen rabbit
  radio raven ribbon river robin rocket ruby saddle
  sailor salmon sandal satin scarf school shadow shovel
  silver sketch spider spoon squirrel stable statue summer
  sunset swan table tailor temple thunder ticket tiger
  timber tomato tractor trumpet tulip tunnel turkey turtle
  umbrella unicorn valley vanilla velvet village violin volcano
  wagon walnut walrus window winter wizard yogurt zebra
`
  .trim()
  .split(/\s+/)

/** The words for bytes; as many as asked for. */
export const safetyWords = (bytes: Uint8Array, count: number): readonly string[] =>
  [...bytes.slice(0, count)].flatMap(byte => SAFETY_WORDS[byte] ?? [])
