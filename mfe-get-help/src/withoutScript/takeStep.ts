/** Takes one step of the request that was sent without script, and decides which one the page shows next. */
import type { Desk, Sent, Told } from '@access/kit'
import {
  type Answers,
  answersAmong,
  type Journey,
  missing,
  next,
  payload,
  previous,
  standing,
  stepOf,
  steps,
} from '../journey.ts'
import type { Receipt } from '../parts/sent/receipt.ts'
import { go, type Shows, type Standing, statusPage } from '../plainForm.ts'
import { refusalIn, stepRefused } from '../refusal.ts'
import { type Gathered, gathered, letGo } from './papers.ts'

const last = steps.length - 1

export async function takeStep({ values, carried, files }: Sent, desk: Desk): Promise<Told> {
  const before: Standing = { at: 0, answers: {}, papers: [], ...(carried as Partial<Standing> | null) }
  const came = await gathered(before.papers, files, desk)
  const journey: Journey = { at: before.at, answers: answersIn(before, values) }
  const pressed = values.go ?? ''

  const chosen = steps.findIndex((_, at) => pressed === go.toStep(at))
  if (chosen >= 0) return shown(standing(chosen, journey.answers), came)
  if (pressed === go.previous) return shown(previous(journey), came)
  if (pressed === go.send) return sent(journey, came, desk)

  const removed = came.papers.find(({ id }) => pressed === go.remove(id))
  if (removed) {
    await letGo(removed.id, desk)
    return shown(journey, { ...came, papers: came.papers.filter((paper) => paper !== removed) })
  }
  // A form that is sent with the Enter key goes on.
  return shown(next(journey), came, { errors: needsOf(journey) })
}

/** What stood on the page counts even when it is empty now; from elsewhere only what says something. */
function answersIn({ at, answers }: Standing, values: Record<string, string>): Answers {
  const asked = stepOf({ at, answers }).questions.map((question) => [question, values[question] ?? ''])
  return { ...answers, ...Object.fromEntries(asked), ...answersAmong(values) }
}

/** The page at a step. Everything is carried on, whatever is wrong with it. */
function shown({ at, answers }: Journey, { papers, problems }: Gathered, told: Told = {}): Told {
  const carried: Standing = { at, answers, papers }
  return { ...told, carried, shows: { ...carried, problems } satisfies Shows }
}

const needsOf = (journey: Journey) =>
  Object.fromEntries(missing(journey).map(({ question, message }) => [question, message]))

async function sent({ answers }: Journey, came: Gathered, desk: Desk): Promise<Told> {
  const journey = standing(last, answers)
  if (journey.at < last) return shown(journey, came, { errors: needsOf(journey) })

  const documents = came.papers.map(({ id }) => id)
  const outcome = await desk.send<Receipt>('POST', '/api/legal-aid-requests', payload(answers, documents))
  if ('answer' in outcome) {
    const nothing: Shows = { at: 0, answers: {}, papers: [], problems: came.problems }
    // The four words must not stand in an address.
    return { receipt: { ...outcome.answer }, afterwards: 'stay', onward: statusPage, shows: nothing }
  }
  if ('failure' in outcome) return shown(journey, came, outcome)
  const errors = refusalIn(outcome.errors)
  const at = stepRefused(errors)
  return at === undefined
    ? shown(journey, came, { failure: 'failed' })
    : shown({ at, answers }, came, { errors })
}
