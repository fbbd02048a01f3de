/** Offers the tour to who has not answered yet, and runs it while the address says so: `?tour=1`. */

import { Alert, Button, Flex } from 'antd'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStableCallback } from '../../data/use-stable-callback.ts'
import { useAccountPreference } from '../../session/use-account-preference.ts'

const Tour = lazy(() => import(/* webpackChunkName: "admin-tour" */ './Tour.tsx'))

const parameter = 'tour'

export function TourOffer() {
  const [answer, setAnswer] = useAccountPreference('tour', 'none')
  const [parameters, setParameters] = useSearchParams()

  function start() {
    const changed = new URLSearchParams(parameters)
    changed.set(parameter, '1')
    setParameters(changed)
  }

  const end = useStableCallback(() => {
    setAnswer('given')
    const changed = new URLSearchParams(parameters)
    changed.delete(parameter)
    setParameters(changed, { replace: true })
    // Its buttons are gone.
    document.querySelector<HTMLElement>('#screen')?.focus()
  })

  if (parameters.has(parameter))
    return (
      <Suspense>
        <Tour onEnd={end} />
      </Suspense>
    )
  if (answer !== 'none') return null
  return (
    <Alert
      role="region"
      aria-label="First visit"
      title="New here? A tour of one minute shows where things are."
      action={
        <Flex wrap gap="small">
          <Button onClick={start}>Take the tour</Button>
          <Button type="text" onClick={() => setAnswer('given')}>
            Not now
          </Button>
        </Flex>
      }
    />
  )
}
