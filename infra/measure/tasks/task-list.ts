/** The tasks of a working day in the portal, in words of those who do them: the same for every version of it. */

import type { Role } from '@access/service-kit/roles/roles.rules'

export interface Task {
  title: string
  /** Each by the name under which a walk says how it is done, in the order in which they are done. */
  steps: Readonly<Record<string, string>>
  /** Who signs in; a step that another role does says so in its text. */
  role: Role
}

export const tasks = {
  intake: {
    title: 'Intake to closed',
    role: 'intakeWorker',
    steps: {
      open: 'Open the request that has just come in, from the dashboard',
      check: 'Run the conflict check, and record that there is no conflict',
      screen: 'See the result of the screening',
      assign: 'Assign the request to a colleague',
      takeUp: 'As the colleague: open it, from the dashboard',
      review: 'As the colleague: begin the review',
      write: 'As the colleague: send the applicant a message',
      decide: 'As the colleague: say that the applicant is eligible',
      offer: 'As the colleague: offer the request to an attorney',
      accept: 'As the attorney: read the offer, say that there is no conflict, and accept it',
      report: 'As the attorney: write the closing report',
      close: 'As the colleague: read the report, and close the request with a letter',
    },
  },
  queue: {
    title: "A morning's queue",
    role: 'intakeWorker',
    steps: {
      signIn: 'Sign in',
      see: 'See what is overdue and what is due today',
      open: 'Read the first overdue request',
      claim: 'Claim it',
      next: 'Go on to the next one',
      status: 'Put that one in review',
      bulk: 'Put five others in review at once',
      undo: 'Take that back',
    },
  },
  post: {
    title: 'A blog post with a picture',
    role: 'editor',
    steps: {
      begin: 'Begin a post, from the dashboard',
      write: 'Write its title, category and text, and say that it is to be published',
      picture: 'Upload a picture with its alternative text',
      preview: 'Look at the page as readers will, and go back',
      publish: 'Publish it',
    },
  },
  person: {
    title: 'Finding a person',
    role: 'intakeWorker',
    steps: {
      find: 'Find the request of a caller who says a name and has no reference, while at work on messages',
      open: 'Open it',
    },
  },
  leave: {
    title: 'A colleague on leave',
    role: 'administrator',
    steps: {
      away: 'Mark a colleague as out of office from today on, with a stand-in; from the dashboard',
      handOver: 'Let the stand-in have their requests',
      back: 'Mark the colleague as back, a day early, and let them have their requests again',
    },
  },
} as const satisfies Record<string, Task>

export type TaskName = keyof typeof tasks
export type StepName<Name extends TaskName> = keyof (typeof tasks)[Name]['steps']
