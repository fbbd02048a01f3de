/** Shows a part as the portal does, again and again, and says how long each time took. */
import { StyleProvider } from '@ant-design/cssinjs'
import { Alert, Button, Checkbox, ConfigProvider, Form, Input, Modal, Switch } from 'antd'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What the portal has of antd in any case: a part costs what it adds to these. */
export const base = [Alert, Button, Checkbox, Form, Input, Modal, Switch]

export interface MountResult {
  /** Milliseconds until it was laid out. */
  durations: number[]
  /** Elements of the last one. */
  elementCount: number
}

export function mountRepeatedly(Part: ComponentType, times: number): MountResult {
  const durations: number[] = []
  let elementCount = 0
  for (let count = 0; count < times; count += 1) {
    const container = document.createElement('div')
    document.body.replaceChildren(container)
    const root = createRoot(container)
    const beganAt = performance.now()
    flushSync(() =>
      root.render(
        <StyleProvider layer>
          <ConfigProvider theme={{ zeroRuntime: true, hashed: false }} getPopupContainer={() => container}>
            <Part />
          </ConfigProvider>
        </StyleProvider>,
      ),
    )
    document.body.getBoundingClientRect()
    durations.push(performance.now() - beganAt)
    elementCount = document.body.querySelectorAll('*').length
    if (count < times - 1) flushSync(() => root.unmount())
  }
  return { durations, elementCount }
}
