/** Sends a test email to the administrator's own address, and says what became of it. */
import { Alert, type AlertProps, Button, Flex } from 'antd'
import { useState } from 'react'
import screen from '../components/screen.module.css'
import { useAction } from '../data/use-action.ts'
import { SendTestEmailDocument, type SendTestEmailMutation } from './test-email.generated.ts'

type TestEmailOutcome = SendTestEmailMutation['test']

export function TestEmail() {
  const [outcome, setOutcome] = useState<TestEmailOutcome | null>(null)
  const { act, isActing, errorMessage } = useAction(SendTestEmailDocument, {
    successMessage: 'Test email sent',
    failureMessage: 'Failed to send the test email',
    // What became of it stands beside the button.
    announce: () => true,
  })

  async function send() {
    setOutcome(null)
    const data = await act({})
    setOutcome(data?.test ?? null)
  }

  return (
    <Flex vertical align="start" gap="small" className={screen.wide}>
      <Button loading={isActing} onClick={send}>
        Send me a test email
      </Button>
      <div role="status">
        {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
        {outcome && <Alert showIcon {...describe(outcome)} />}
      </div>
    </Flex>
  )
}

function describe({ to, hasMailServer, explanation, serverReply }: TestEmailOutcome): AlertProps {
  if (explanation !== null) {
    const description = serverReply && `The mail server said: ${serverReply}`
    return { type: 'error', title: explanation, description }
  }
  return hasMailServer
    ? {
        type: 'success',
        title: `Sent to ${to}. Check that it arrives within a few minutes, and not in the spam folder.`,
      }
    : {
        type: 'warning',
        title:
          'No mail server is set, so nobody gets emails: they are written to the outbox folder of the server. Set SMTP_URL and restart.',
      }
}
