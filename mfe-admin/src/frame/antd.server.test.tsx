import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { Alert, Button, Checkbox, ConfigProvider, Form, Input, Modal, Switch } from 'antd'
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenModal } = Modal

/** One of each part that a screen uses. */
const styledComponents = {
  Alert: <Alert title="Alert" />,
  Button: <Button>Button</Button>,
  Checkbox: <Checkbox />,
  Form: (
    <Form>
      <Form.Item label="Item">
        <Input />
      </Form.Item>
    </Form>
  ),
  Input: (
    <>
      <Input.Password />
      <Input.Search />
      <Input.TextArea />
    </>
  ),
  Modal: <OpenModal title="Modal" />,
  Switch: <Switch />,
}
const listUnstyled = ['ConfigProvider', 'theme']

test("antd's styles are those that it would make while the page is used", async () => {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache} layer>
      <ConfigProvider theme={{ hashed: false }}>
        {Object.entries(styledComponents).map(([name, part]) => (
          <Fragment key={name}>{part}</Fragment>
        ))}
      </ConfigProvider>
    </StyleProvider>,
  )
  const styles = extractStyle(cache, { plain: true, types: ['style'] })
  // A line for each rule, so that a change can be read.
  await expect(`${styles.replaceAll('}', '}\n').trim()}\n`).toMatchFileSnapshot('antd.generated.css')
})

test('every part of antd that a screen uses has its styles', async () => {
  const used = new Set<string>()
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }))
    for (const [, names] of readFileSync(path.join(source, file), 'utf8').matchAll(
      /import (?!type)\{([^}]*)\} from 'antd'/g,
    ))
      for (const name of names!.split(',').map((name) => name.trim()))
        if (!name.startsWith('type ')) used.add(name)
  expect([...used].filter((name) => !listUnstyled.includes(name)).toSorted()).toEqual(
    Object.keys(styledComponents),
  )
})
