import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { silenceConsoleError } from '@access/shell/testing'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenModal } = antd.Modal
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenDrawer } = antd.Drawer
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenDropdown } = antd.Dropdown
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenPopover } = antd.Popover
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenTooltip } = antd.Tooltip
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenTour } = antd.Tour

/** One of each part that a screen uses. */
const styledComponents = {
  Alert: <antd.Alert title="Alert" />,
  Anchor: <antd.Anchor affix={false} items={[{ key: 'item', href: '#item', title: 'Item' }]} />,
  Badge: <antd.Badge count={1} />,
  Breadcrumb: <antd.Breadcrumb items={[{ title: 'Item' }]} />,
  Button: <antd.Button>Button</antd.Button>,
  Card: <antd.Card />,
  Checkbox: <antd.Checkbox />,
  Collapse: <antd.Collapse />,
  DatePicker: <antd.DatePicker.RangePicker />,
  Descriptions: <antd.Descriptions items={[{ label: 'Item' }]} />,
  Drawer: <OpenDrawer />,
  Dropdown: <OpenDropdown menu={{ items: [] }} />,
  Empty: <antd.Empty />,
  Flex: <antd.Flex />,
  Form: (
    <antd.Form>
      <antd.Form.Item label="Item">
        <antd.Input />
      </antd.Form.Item>
    </antd.Form>
  ),
  Input: (
    <>
      <antd.Input.Password />
      <antd.Input.Search />
      <antd.Input.TextArea />
    </>
  ),
  Layout: (
    <antd.Layout>
      <antd.Layout.Sider />
    </antd.Layout>
  ),
  Modal: <OpenModal title="Modal" />,
  Pagination: <antd.Pagination total={50} />,
  Popover: <OpenPopover />,
  Progress: <antd.Progress />,
  Radio: <antd.Radio.Group />,
  Result: <antd.Result />,
  Segmented: <antd.Segmented options={['Option']} />,
  Select: <antd.Select />,
  Skeleton: <antd.Skeleton />,
  Statistic: <antd.Statistic />,
  Switch: <antd.Switch />,
  Table: <antd.Table rowSelection={{}} columns={[{ sorter: true, filters: [] }]} />,
  Tabs: <antd.Tabs items={[{ key: 'tab', label: 'Tab' }]} />,
  Tag: <antd.Tag />,
  Timeline: <antd.Timeline items={[{ content: 'Item' }]} />,
  Tooltip: <OpenTooltip title="Tooltip" />,
  Tour: <OpenTour title="Tour" />,
  Typography: <antd.Typography.Text>Text</antd.Typography.Text>,
  Upload: <antd.Upload />,
}
const listUnstyled = ['ConfigProvider', 'theme']

test("antd's styles are those that it would make while the page is used", async () => {
  // That a part is to go says nothing of its styles.
  silenceConsoleError(/component is deprecated/)
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache} layer>
      <antd.ConfigProvider theme={{ hashed: false }}>
        {Object.entries(styledComponents).map(([name, part]) => (
          <Fragment key={name}>{part}</Fragment>
        ))}
      </antd.ConfigProvider>
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
      for (const name of names!.split(',').map((name) => name.trim().split(' as ')[0]!))
        if (!name.startsWith('type ')) used.add(name)
  expect([...used].filter((name) => !listUnstyled.includes(name)).toSorted()).toEqual(
    Object.keys(styledComponents),
  )
})
