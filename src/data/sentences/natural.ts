/**
 * Templates of English sentences and the words for their slots, our own. A slot in braces takes an entry of its list; one
 * sentence never takes an entry twice. `{a}` is 'a' or 'an', by the sound of the next word. In lists of verbs an entry has
 * its base form and its past; `sells` and `sold` in a template mean the third person and the past of that list.
 */
const list = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim());

export const SLOTS = {
  who: list(
    'my neighbor, the baker, our teacher, the night nurse, my sister, his uncle, the bus driver, the new librarian, the old sailor, their grandmother, the tall lifeguard, the piano teacher, the mail carrier, my cousin, the dentist, our landlord, the youngest child, the museum guide, the gardener, the detective, the florist, her roommate, the violinist, the goalkeeper, the substitute teacher, the tailor, the pilot, the electrician, my boss, the tour guide, the beekeeper, the painter, the photographer, our coach, the boat builder, the clockmaker, the barber, the referee, the park ranger, the translator',
  ),
  people: list(
    'the twins, two tourists, my grandparents, the neighbors, three students, the carpenters, our friends, the new tenants, the musicians, both drivers, the campers, four hikers, the volunteers, the actors, most visitors, the firefighters, the cyclists, several nurses, the children, some passengers',
  ),
  animal: list(
    'cat, dog, goat, parrot, rabbit, horse, duck, fox, squirrel, turtle, pony, crow, hen, donkey, otter, owl, hedgehog, kitten, lamb, swan, seal, raccoon, beaver, iguana, alpaca, ostrich',
  ),
  thing: list(
    'suitcase, umbrella, bicycle, lantern, mirror, ladder, kettle, notebook, map, guitar, clock, blanket, basket, envelope, telescope, teapot, painting, key, lamp, jacket, camera, rope, bucket, drum, helmet, flag, pillow, ring, wallet, violin, vase, carpet, candle, statue, hammer, ticket, anchor, armchair, apron, accordion, easel, oar, hourglass, earring, album, ukulele, uniform, unicycle, heirloom, typewriter',
  ),
  quality: list(
    'old, heavy, tiny, broken, yellow, expensive, dusty, wooden, enormous, silver, borrowed, empty, ugly, unusual, useful, antique, elegant, red, painted, rusty, shiny, handmade, oval, round, orange, small, striped, one-of-a-kind, unique, worn',
  ),
  degree: list('heavy, tiny, expensive, old, ugly, dusty, large, loud, fragile, colorful, ordinary, unusual'),
  mood: list(
    'nervous, cheerful, tired, patient, curious, proud, quiet, hungry, sleepy, honest, impatient, annoyed, hopeful, calm, jealous, surprised, angry, lucky, uneasy, excited',
  ),
  place: list(
    'in the kitchen, near the station, behind the library, on the roof, at the airport, under the bridge, beside the lake, in the attic, at the market, on the balcony, in the hotel lobby, next to the fountain, outside the theater, on the ferry, in the basement, at the top of the hill, in the waiting room, along the river, at the bus stop, in the greenhouse, on the porch, in an empty classroom, behind the bakery, across the street',
  ),
  time: list(
    'this morning, after lunch, before sunrise, on Tuesday, last winter, yesterday, during the storm, at noon, two days ago, on the first day of spring, just before midnight, last summer, during the meeting, a week later, late at night, on New Year’s Eve',
  ),
  habit: list(
    'every morning, on Sundays, once a month, after work, in the summer, twice a day, before breakfast, during the holidays, every other week, on rainy days',
  ),
  event: list(
    'it started to rain, the lights went out, the phone rang, the music stopped, the fog lifted, the store closed, the train arrived, the alarm went off, the snow melted, the curtain fell, the elevator got stuck, the sun came out',
  ),
  number: list('three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, forty'),
  /** What is done to things. */
  act: list(
    'find/found, lose/lost, paint/painted, repair/repaired, sell/sold, borrow/borrowed, photograph/photographed, hide/hid, carry/carried, drop/dropped, polish/polished, wrap/wrapped, return/returned, clean/cleaned, measure/measured, admire/admired, draw/drew, weigh/weighed, buy/bought, forget/forgot, describe/described',
  ),
  /** What animals do. */
  rest: list(
    'sleep/slept, wait/waited, hide/hid, play/played, sit/sat, wander/wandered, sneeze/sneezed, dance/danced, eat/ate, sing/sang',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const TEMPLATES: readonly string[] = [
  '{who} {act.past} {a} {quality} {thing} {place}.',
  '{time}, {who} {act.past} the {thing} that {people} had left {place}.',
  '{people} {act.past} {a} {thing} and {a} {quality} {thing} {time}.',
  'The {quality} {thing} {place} belongs to {who}.',
  'There was {a} {animal} {place} {time}.',
  'Nobody knew why the {animal} {rest.past} {place}.',
  '{who} {act.third} {thing.plural} {habit}.',
  '{people} {act} {thing.plural} {habit}, but {who} never does.',
  'When {event}, {who} was {mood}.',
  '{who} felt {mood} because {event}.',
  'Although {event}, {people} stayed {place}.',
  'The {animal} followed {who} home {time}.',
  'If you need {a} {thing}, ask {who}.',
  'Please put the {quality} {thing} back {place}.',
  '{who} said that the {thing} was too {degree}.',
  'One of the {animal.plural} {place} is {mood}.',
  'Two {animal.plural} {rest.past} {place} {time}.',
  'Has anyone seen {who}’s {thing}?',
  'Why did {who} {act} the {quality} {thing}?',
  'Did {people} {act} the {thing} {time}?',
  'What {a} {quality} {thing}!',
  'Look at the {animal} {place}!',
  '{who} would rather {act} {a} {thing} than {act} {a} {thing}.',
  'The {animal} {rest.past} {time}.',
  '{event}, so {people} {act.past} the {thing.plural}.',
  '{who} and {who} {act} {thing.plural} {habit}.',
  'Neither {who} nor {who} {act.third} {thing.plural}.',
  '{who} has {number} {thing.plural}, and all of them are {degree}.',
  '{who} paid {number} dollars for {a} {quality} {thing} {place}.',
  'The {animal} {rest.past} while {who} {act.past} the {thing}.',
  'I have never seen such {a} {quality} {thing}.',
  'We should {act} the {thing} before {who} comes home.',
  'It was {a} {quality} {thing}, and {who} {act.past} it {time}.',
  'Only {who} {act.third} {a} {thing} {habit}.',
  'Everyone {place} was {mood} when {event}.',
  'How many {thing.plural} did {who} {act} {time}?',
  'Don’t {act} the {thing} until {people} arrive!',
];
