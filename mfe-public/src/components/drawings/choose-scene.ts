/** Which place, subject and light an item's drawing has: by its topic and its key, and other than its neighbours'. */
import type { Light } from './lights.tsx'
import { type Place, places } from './places.tsx'
import { createRandom } from './random.ts'
import type { Subject } from './subjects.tsx'

/** What is drawn: a topic, which is a category, a kind of item or the path of a page, and a key that is the item's own. */
export interface Drawn {
  topic: string
  seed: string
}

export interface Scene {
  place: Place
  subject: Subject
  light: Light
}

interface Topic {
  subjects: readonly Subject[]
  places: readonly Place[]
}

/** Pages have one subject each. */
const pageTopics: Record<string, Topic> = {
  '/about': { subjects: ['group'], places: ['hills'] },
  '/services': { subjects: ['openDoor'], places: ['library'] },
  '/promise': { subjects: ['hourglass'], places: ['waitingRoom'] },
  '/privacy': { subjects: ['lockedBox'], places: ['library'] },
  '/terms': { subjects: ['document'], places: ['hearingRoom'] },
  '/accessibility': { subjects: ['wheelchair'], places: ['street'] },
  '/stay-safe': { subjects: ['telephone'], places: ['garden'] },
}

const defaultTopic: Topic = {
  subjects: ['document', 'book', 'envelopes', 'twoAtTable', 'books', 'openDoor'],
  places: ['street', 'desk', 'room', 'library', 'corridor', 'hills', 'garden'],
}

const topics: Record<string, Topic> = {
  ...pageTopics,
  'Housing Rights': {
    subjects: ['house', 'keys', 'document', 'envelopes', 'openDoor', 'parentAndChild'],
    places: ['street', 'town', 'room', 'garden', 'stairs', 'kitchen'],
  },
  Employment: {
    subjects: ['payslip', 'clipboard', 'twoAtTable', 'hourglass', 'envelopes', 'fileBox'],
    places: ['town', 'desk', 'corridor', 'waitingRoom', 'kitchen', 'bridge', 'street'],
  },
  'Family Law': {
    subjects: ['cups', 'parentAndChild', 'twoAtTable', 'calendar', 'house', 'envelopes'],
    places: ['kitchen', 'room', 'garden', 'hills', 'hearingRoom', 'street'],
  },
  Immigration: {
    subjects: ['suitcase', 'globe', 'parentAndChild', 'document', 'bench', 'envelopes'],
    places: ['hills', 'bridge', 'waitingRoom', 'stairs', 'town', 'corridor'],
  },
  'Criminal Defense': {
    subjects: ['microphone', 'twoAtTable', 'fileBox', 'openDoor', 'bench', 'document'],
    places: ['hearingRoom', 'corridor', 'stairs', 'waitingRoom', 'library', 'bridge'],
  },
  'Civil Rights': {
    subjects: ['placards', 'megaphone', 'group', 'wheelchair', 'book', 'microphone'],
    places: ['street', 'town', 'hills', 'bridge', 'garden', 'hearingRoom'],
  },
  Event: {
    subjects: ['calendar', 'group', 'cups', 'twoAtTable', 'megaphone', 'microphone', 'reader', 'openDoor'],
    places: ['street', 'town', 'library', 'garden', 'room', 'hearingRoom', 'kitchen', 'waitingRoom'],
  },
  'Know Your Rights': {
    subjects: ['document', 'telephone', 'reader', 'clipboard', 'receipt', 'keys', 'envelopes', 'calendar'],
    places: ['desk', 'room', 'kitchen', 'street', 'waitingRoom', 'garden', 'corridor'],
  },
  'Legal Updates': {
    subjects: ['book', 'books', 'calendar', 'document', 'hourglass', 'microphone'],
    places: ['library', 'desk', 'hearingRoom', 'corridor', 'room', 'bridge'],
  },
  'Case Analysis': {
    subjects: ['fileBox', 'reader', 'books', 'book', 'twoAtTable', 'clipboard'],
    places: ['library', 'desk', 'hearingRoom', 'room', 'corridor', 'waitingRoom'],
  },
  'Success Stories': {
    subjects: ['openDoor', 'keys', 'parentAndChild', 'group', 'cups', 'wheelchair'],
    places: ['hills', 'street', 'garden', 'kitchen', 'town', 'bridge'],
  },
  'Organizational News': {
    subjects: ['group', 'megaphone', 'twoAtTable', 'calendar', 'openDoor', 'envelopes'],
    places: ['street', 'town', 'hills', 'library', 'garden', 'room'],
  },
}

/** How many of those before it stand beside it or above it, where a list has several columns. */
const neighbourCount = 3

/**
 * The scenes of a list, in its order. Each is the first of its item's own choices that shares the least with the three
 * before it; whoever stands alone has the first choice of all.
 */
export function chooseScenes(items: readonly Drawn[]): Scene[] {
  const scenes: Scene[] = []
  for (const item of items) scenes.push(chooseScene(item, scenes.slice(-neighbourCount)))
  return scenes
}

function chooseScene({ topic, seed }: Drawn, neighbours: Scene[]): Scene {
  const random = createRandom(`${topic} ${seed}`)
  const { subjects, places: placeNames } = (Object.hasOwn(topics, topic) && topics[topic]) || defaultTopic
  const choose = <Name extends string>(names: readonly Name[], used: Name[]): Name => {
    const choices = random.shuffle(names)
    const count = (name: Name) => used.filter((other) => other === name).length
    return choices.reduce((best, name) => (count(name) < count(best) ? name : best))
  }
  const subject = choose(
    subjects,
    neighbours.map((neighbour) => neighbour.subject),
  )
  const place = choose(
    placeNames,
    neighbours.map((neighbour) => neighbour.place),
  )
  const light = choose<Light>(
    places[place].lights,
    neighbours.slice(-1).map((neighbour) => neighbour.light),
  )
  return { subject, place, light }
}
