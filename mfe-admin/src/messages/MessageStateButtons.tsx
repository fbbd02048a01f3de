/** The buttons that change the state of a message. */
import { Alert, Button } from 'antd'
import parts from '../components/components.module.css'
import { useAction } from '../data/use-action.ts'
import { type ContactMessageFragment, SetContactMessageStateDocument } from './contact-messages.generated.ts'

type StateChange = { state: string; label: string }

const markAsNew: StateChange = { state: 'new', label: 'Mark as new' }
const markAsHandled: StateChange = { state: 'handled', label: 'Mark as handled' }
const markAsSpam: StateChange = { state: 'spam', label: 'Mark as spam' }
const markAsNotSpam: StateChange = { state: 'new', label: 'Not spam' }

/** The possible changes by state. */
const stateChanges: Record<string, StateChange[]> = {
  new: [markAsHandled, markAsSpam],
  answered: [markAsNew, markAsHandled, markAsSpam],
  handled: [markAsNew, markAsSpam],
  spam: [markAsNotSpam],
}

export function MessageStateButtons({
  message: { id, state, isSuspectedSpam },
  onChanged,
}: {
  message: ContactMessageFragment
  onChanged(message: ContactMessageFragment): void
}) {
  const { act, isActing, errorMessage } = useAction(SetContactMessageStateDocument, {
    successMessage: 'Message updated',
    failureMessage: 'Failed to update message',
  })
  const availableChanges = stateChanges[state] ?? []

  async function changeState(state: string) {
    const changed = await act({ id, state })
    if (changed) onChanged(changed.message)
  }

  return (
    <>
      <div className={parts.buttons}>
        {(isSuspectedSpam && state === 'new' ? [markAsNotSpam, ...availableChanges] : availableChanges).map(
          ({ label, state }) => (
            <Button key={label} disabled={isActing} onClick={() => changeState(state)}>
              {label}
            </Button>
          ),
        )}
      </div>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
