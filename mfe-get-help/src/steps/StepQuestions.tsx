/** The questions of the current step. */
import type { ReactNode } from 'react'
import type { DocumentUploads } from '../components/documents/use-document-uploads.ts'
import type { Journey } from '../journey/journey.ts'
import { CaseDetails } from './CaseDetails.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { Documents } from './Documents.tsx'
import { Eligibility } from './Eligibility.tsx'
import type { QuestionProps } from './question-props.tsx'

interface StepQuestionsProps {
  journey: Journey
  questionProps: QuestionProps
  uploads: DocumentUploads
  documentsError: string | undefined
}

/** In the order of the steps. */
const stepScreens: ((props: StepQuestionsProps) => ReactNode)[] = [
  ({ questionProps }) => <ContactDetails questionProps={questionProps} />,
  ({ questionProps }) => <CaseDetails questionProps={questionProps} />,
  ({ questionProps }) => <Eligibility questionProps={questionProps} />,
  ({ journey, uploads, documentsError }) => (
    <Documents answers={journey.answers} uploads={uploads} errorMessage={documentsError} />
  ),
]

export function StepQuestions(props: StepQuestionsProps) {
  return stepScreens[props.journey.stepIndex]!(props)
}
