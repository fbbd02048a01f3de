/** A dialog that sends a letter: its template, edited before it is sent, as the applicant of `requestId` gets it. */
import { getLetterRules, type LetterKind } from '@access/requests/casework/letters/letter.rules'
import { Alert, Button } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import type { AnyVariables } from 'urql'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import type { Action } from '../../data/use-action.ts'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { LetterChoice } from './LetterChoice.tsx'
import { type LetterOptionsFragment, LettersForRequestDocument } from './letters.generated.ts'

type DialogProps<Data, Variables extends AnyVariables> = Omit<
  ComponentProps<typeof FormDialog<ReturnType<typeof getLetterRules>, Data, Variables>>,
  'rules' | 'initial' | 'isReady' | 'children'
>

export function LetterFormDialog<Data, Variables extends AnyVariables>({
  requestId,
  purpose,
  kind,
  introduction,
  renderChoices,
  ...dialog
}: DialogProps<Data, Variables> & {
  requestId: string
  /** The status that it leads to, or that the applicant is asked. */
  purpose: string
  kind: LetterKind
  introduction: ReactNode
  /** What else can be done, above the letter. */
  renderChoices?(letters: LetterOptionsFragment, finish: (data: Data | null) => void): ReactNode
}) {
  const query = useLiveQuery(LettersForRequestDocument, { id: requestId, purpose }, 'LetterTemplate')
  return (
    <FormDialog<ReturnType<typeof getLetterRules>, Data, Variables>
      {...dialog}
      rules={getLetterRules(kind)}
      initial={{}}
      isReady={Boolean(query.data)}
    >
      {(finish) => (
        <>
          <p className={management.spaced}>{introduction}</p>
          <QueryResult query={query}>
            {({ letters }) => (
              <>
                {renderChoices?.(letters, finish)}
                <LetterChoice letters={letters} />
              </>
            )}
          </QueryResult>
        </>
      )}
    </FormDialog>
  )
}

/** After an unanswered closure notice a request can be closed without a letter. */
export const CloseWithoutLetter = ({
  message,
  action: { isActing, errorMessage },
  onPress,
}: {
  message: string
  action: Pick<Action<unknown, unknown>, 'isActing' | 'errorMessage'>
  onPress(): void
}) => (
  <Alert
    type={errorMessage ? 'error' : 'info'}
    showIcon
    title={errorMessage ?? message}
    action={
      <Button loading={isActing} onClick={onPress}>
        Close without a letter
      </Button>
    }
  />
)
