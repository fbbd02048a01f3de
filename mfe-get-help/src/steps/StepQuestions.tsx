/** What the step asks, one screen for each step of the journey. */
import type { ReactNode } from 'react'
import type { Ask } from '../asking.tsx'
import type { Journey } from '../journey.ts'
import type { Papers } from '../parts/papers/usePapers.ts'
import { CaseDetails } from './CaseDetails.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { Documents } from './Documents.tsx'
import { Eligibility } from './Eligibility.tsx'

interface Asked {
  journey: Journey
  ask: Ask
  papers: Papers
  papersRefused: string | undefined
}

/** In the order of the steps. */
const screens: ((asked: Asked) => ReactNode)[] = [
  ({ ask }) => <ContactDetails ask={ask} />,
  ({ ask }) => <CaseDetails ask={ask} />,
  ({ ask }) => <Eligibility ask={ask} />,
  ({ journey, papers, papersRefused }) => (
    <Documents answers={journey.answers} papers={papers} refused={papersRefused} />
  ),
]

export function StepQuestions(asked: Asked) {
  return screens[asked.journey.at]!(asked)
}
