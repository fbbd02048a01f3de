/** The warning: how long is left, and the button to stay. */
import { Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'

export function SessionTimeoutDialog({
  deadline,
  canStay,
  onStay,
  onSignOut,
  onDeadline,
}: {
  /** In milliseconds. */
  deadline: number
  /** False at the end of the day: no session lasts longer than that. */
  canStay: boolean
  onStay(): Promise<void>
  onSignOut(): void
  onDeadline(): void
}) {
  const secondsLeft = useSecondsLeft(deadline, onDeadline)
  const [isDismissed, setDismissed] = useState(false)
  const [isStaying, setStaying] = useState(false)

  async function stay() {
    if (!canStay) return setDismissed(true)
    setStaying(true)
    await onStay()
    setStaying(false)
  }

  return (
    <Modal
      open={!isDismissed}
      title="Are you still there?"
      width="min(100% - 2rem, 30rem)"
      mask={{ closable: false }}
      closable={{ 'aria-label': canStay ? 'Stay signed in' : 'Close' }}
      onCancel={stay}
      footer={
        <>
          <Button onClick={onSignOut}>Sign out now</Button>
          <Button type="primary" autoFocus loading={isStaying} onClick={stay}>
            {canStay ? 'Stay signed in' : 'Save my work first'}
          </Button>
        </>
      }
    >
      <p>
        {canStay
          ? 'You have been inactive.'
          : 'A session lasts no longer than this. Save your work, then sign in again.'}{' '}
        To protect the people in these files, you are signed out in{' '}
        <strong role="timer">{formatTime(secondsLeft)}</strong>.
      </p>
      {/* Read out now and then: a timer that is read out every second can not be listened to. */}
      <p role="status" className="sr">
        {describeTime(secondsLeft)}
      </p>
    </Modal>
  )
}

function useSecondsLeft(deadline: number, onDeadline: () => void): number {
  const count = () => Math.max(Math.ceil((deadline - Date.now()) / 1000), 0)
  const [secondsLeft, setSecondsLeft] = useState(count)
  const latest = useRef({ count, onDeadline })
  latest.current = { count, onDeadline }
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(latest.current.count()), 1000)
    return () => clearInterval(timer)
  }, [])
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) latest.current.onDeadline()
  }, [isOver])
  return secondsLeft
}

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** '2 minutes left', and again at one minute, 30 and 10 seconds. */
function describeTime(seconds: number): string {
  const step = [10, 30, 60, 120].find((mark) => seconds <= mark) ?? 120
  return step >= 60 ? `${step / 60} minute${step > 60 ? 's' : ''} left` : `${step} seconds left`
}
