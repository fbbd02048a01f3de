/** Chooses which notifications come by email as well. */
import {
  notificationKindLabels,
  notificationKinds,
} from '@access/requests/casework/notifications/notification.rules'
import { Alert, Checkbox, Typography } from 'antd'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import {
  EmailedNotificationKindsDocument,
  SetEmailedNotificationKindsDocument,
} from './notifications.generated.ts'

export function NotificationsCard() {
  const query = useLiveQuery(EmailedNotificationKindsDocument, {}, 'NotificationChoice')
  return (
    <Card title="Notifications by email">
      <QueryResult query={query}>
        {({ kinds }) => <KindChoice kinds={kinds} onChanged={query.refetch} />}
      </QueryResult>
    </Card>
  )
}

function KindChoice({ kinds, onChanged }: { kinds: string[]; onChanged(): void }) {
  const { act, isActing, errorMessage } = useAction(SetEmailedNotificationKindsDocument, {
    successMessage: 'Notifications changed',
    failureMessage: 'Failed to change notifications',
  })

  async function choose(kind: string, isSelected: boolean) {
    const others = kinds.filter((other) => other !== kind)
    if (await act({ kinds: isSelected ? [...others, kind] : others })) onChanged()
  }

  return (
    <fieldset className={parts.inside}>
      <legend className="sr">Send me an email when</legend>
      {notificationKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          disabled={isActing}
          onChange={({ target }) => choose(kind, target.checked)}
        >
          {notificationKindLabels[kind]}
        </Checkbox>
      ))}
      <Typography.Text type="secondary">
        In the portal you are told of all of these. An email follows after five minutes if you have not read
        it here; it names the request and says nothing of what anybody wrote.
      </Typography.Text>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </fieldset>
  )
}
