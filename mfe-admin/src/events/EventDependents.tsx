/** Who has registered for events that are about to be deleted, with the offer to cancel the event instead. */
import { Button } from 'antd'
import { buildMessages, formatCount } from '../components/change.messages.ts'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Dependents } from '../management/Dependents.tsx'
import type { DependentsProps } from '../management/definition/definition.ts'
import { type EventRowFragment, RegistrationTotalsDocument, SetEventsDocument } from './events.generated.ts'

export function EventDependents({ ids, row, onReplaced }: DependentsProps<EventRowFragment>) {
  const query = useLiveQuery(RegistrationTotalsDocument, { events: ids }, 'Registration')
  const { registrationCount = 0, eventCount = 0 } = query.data?.totals ?? {}
  const { act, isActing, errorMessage } = useAction(SetEventsDocument, buildMessages('cancel', 'event'))

  async function cancelEvent() {
    if (await act({ ids, input: { status: 'cancelled' } })) onReplaced()
  }

  return (
    <Dependents query={query} unknownText="We cannot tell right now whether people have registered.">
      {registrationCount > 0 && (
        <>
          <p>
            {describeRegistrations(registrationCount, ids.length, eventCount)} Who asked for emails is told
            that it will not take place, but its page is gone. A cancelled event keeps its page and says so.
          </p>
          {row?.status === 'upcoming' && (
            <Button loading={isActing} onClick={cancelEvent}>
              Cancel the event instead
            </Button>
          )}
          {errorMessage && <p>{errorMessage}</p>}
        </>
      )}
    </Dependents>
  )
}

function describeRegistrations(registrationCount: number, total: number, eventCount: number): string {
  const registrations = formatCount(registrationCount, 'registration')
  if (total === 1) return `It has ${registrations}.`
  return `${eventCount.toLocaleString('en-US')} of them ${eventCount === 1 ? 'has' : 'have'} registrations, ${registrationCount.toLocaleString('en-US')} in all.`
}
