/** Walks tasks: as somebody practised does them in one version of the portal. */

import type { Role } from '@access/service-kit/roles/roles.rules'
import type { Account, CreatedRequest, Office } from './office.ts'
import { addEfforts, type Device, type Effort, type Person } from './practised-person.ts'
import { type StepName, type TaskName, tasks } from './task-list.ts'

/** What there is when a task begins. */
export interface Scene {
  office: Office
  person: Person
  account: Account
  colleague: Account
  standIn: Account
  /** Named after nobody else; and those that have been waiting longest, the longest first. */
  request: CreatedRequest
  overdueRequests: CreatedRequest[]
  round: number
  /** Lets somebody else have a part in it, from their dashboard on. */
  enterAs(role: Role, name: string, email: string): Promise<Person>
  /** Who has a part in it by now. */
  people: Person[]
}

/** Does a step; or says what people did who could not. */
export type Step = ((scene: Scene) => Promise<void>) | { instead: string }

export interface Walk<Name extends TaskName = TaskName> {
  task: Name
  device: Device
  /** Where it begins; nothing for the sign-in. */
  path?: string
  steps: Record<StepName<Name>, Step>
}

export const defineWalk = <Name extends TaskName>(walk: Walk<Name>): Walk => walk as unknown as Walk

/** What a walk took, and the steps that were not possible. */
export interface Outcome {
  effort: Effort
  notPossible: string[]
}

export async function walkTask(walk: Walk, scene: Scene): Promise<Outcome> {
  const notPossible: string[] = []
  for (const [name, text] of Object.entries(tasks[walk.task].steps)) {
    const step = (walk.steps as Record<string, Step>)[name]!
    if (typeof step !== 'function') {
      notPossible.push(`${text}: ${step.instead}`)
      continue
    }
    await step(scene).catch((cause: unknown) => {
      throw new Error(`${tasks[walk.task].title}, by ${walk.device}: ${text}`, { cause })
    })
  }
  return { effort: addEfforts(scene.people.map((person) => person.getEffort())), notPossible }
}
