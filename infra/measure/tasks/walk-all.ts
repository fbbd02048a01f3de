/** Walks every task some times, each time with people and requests of its own. */

import type { Browser } from 'playwright'
import type { Product } from '../../run/product.ts'
import { getMedian } from '../bench/harness/statistics.ts'
import { type Account, type Office, openOffice } from './office.ts'
import type { Effort } from './practised-person.ts'
import { type TaskName, tasks } from './task-list.ts'
import { type Outcome, type Scene, type Walk, walkTask } from './walk.ts'

const roundCount = 3
const overdueCount = 7

/** Nobody is named like anybody else, so that no conflict check finds them. */
const givenNames =
  `Oksana Tobias Lucinda Ignatius Wilhelmina Zora Barnaby Philippa Cornelius Ottilie Leocadia Erasmus
  Hyacinth Quentin Roswitha Ulrich Vendela Xanthe Yevgenia Ambrose Drusilla Fenella Gideon Jocasta`.split(
    /\s+/,
  )
const surnames =
  `Brightwater Fennimore Achterberg Plumtree Storkson Quillfeather Gathercole Umbridge Dunwoody Brandvold
  Finchley Marchbanks Ollerenshaw Penhaligon Rackstraw Satterthwaite Thistlewood Venables Whipple Yarborough
  Zabriskie Cuthbertson Ingleby Jellicoe`.split(/\s+/)

/** The figures of a task in one of its ways. */
export interface TaskFigures extends Effort {
  task: TaskName
  device: Walk['device']
  /** Steps that were not possible, each with what people did instead. */
  notPossible: string[]
}

/** @param note is told what has been walked, and of each hesitation */
export async function walkAll(
  browser: Browser,
  product: Product,
  walks: readonly Walk[],
  note: (text: string) => void,
): Promise<TaskFigures[]> {
  const office = await openOffice(browser, product, note)
  const accounts: Record<string, Account> = {
    intakeWorker: await office.createAccount('intakeWorker', 'Rosa Lind'),
    editor: await office.createAccount('editor', 'Edda Marsh'),
    administrator: await office.createAccount('administrator', 'Dora Finch'),
  }
  const colleague = await office.createAccount('intakeWorker', 'Bo Lindqvist')
  const standIn = await office.createAccount('intakeWorker', 'Nils Aarden')
  const outcomes = new Map<Walk, Outcome[]>(walks.map((walk) => [walk, []]))
  let peopleCount = 0
  for (let round = 1; round <= roundCount; round += 1)
    for (const walk of walks) {
      const name = `${givenNames[peopleCount % givenNames.length]} ${surnames[peopleCount % surnames.length]}`
      peopleCount += 1
      const scene = await setScene(office, walk, {
        account: accounts[tasks[walk.task].role]!,
        colleague,
        standIn,
        name,
        number: peopleCount,
      })
      const outcome = await walkTask(walk, scene)
      outcomes.get(walk)!.push(outcome)
      note(`${tasks[walk.task].title}, by ${walk.device}: ${JSON.stringify(outcome.effort)}`)
      await office.leave()
    }
  return walks.map((walk) => summarize(walk, outcomes.get(walk)!))
}

async function setScene(
  office: Office,
  { task, device, path }: Walk,
  {
    account,
    colleague,
    standIn,
    name,
    number,
  }: { account: Account; colleague: Account; standIn: Account; name: string; number: number },
): Promise<Scene> {
  const request = await office.createRequest(name, task === 'intake' ? 'Emergency' : 'High')
  // Those of this round have been waiting longer than those of the rounds before.
  const overdueNames = Array.from(
    { length: task === 'queue' ? overdueCount : 0 },
    (_, index) => `${name} ${'abcdefg'[index]}`,
  )
  const overdueRequests = await office.createOverdueRequests(overdueNames, 10 + number)
  if (task === 'leave') await office.assign(request, colleague)
  const people = [await office.enter(account, device, path)]
  return {
    office,
    person: people[0]!,
    people,
    account,
    colleague,
    standIn,
    request,
    overdueRequests,
    round: number,
    async enterAs(role, name, email) {
      const person = await office.enter(
        await office.createAccount(role, name, email),
        device,
        '/admin/dashboard',
      )
      people.push(person)
      return person
    },
  }
}

function summarize({ task, device }: Walk, outcomes: readonly Outcome[]): TaskFigures {
  const getFigure = (figure: Exclude<keyof Effort, 'hesitations'>) =>
    getMedian(outcomes.map(({ effort }) => effort[figure]))
  const { effort, notPossible } = outcomes[0]!
  return {
    task,
    device,
    notPossible,
    clicks: getFigure('clicks'),
    fields: getFigure('fields'),
    keys: getFigure('keys'),
    screens: getFigure('screens'),
    waitedSeconds: getFigure('waitedSeconds'),
    practisedSeconds: getFigure('practisedSeconds'),
    hesitations: effort.hesitations,
  }
}
