import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { silenceConsoleError } from '@access/shell/testing'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import {
  Alert,
  Anchor,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Collapse,
  ConfigProvider,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Form,
  Input,
  Layout,
  Modal,
  Pagination,
  Popover,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Statistic,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Tour,
  Typography,
  Upload,
} from 'antd'
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenModal } = Modal
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenDrawer } = Drawer
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenDropdown } = Dropdown
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenPopover } = Popover
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenTooltip } = Tooltip
const { _InternalPanelDoNotUseOrYouWillBeFired: OpenTour } = Tour

/** One of each part that a screen uses. */
const styledComponents = {
  Alert: <Alert title="Alert" />,
  Anchor: <Anchor affix={false} items={[{ key: 'item', href: '#item', title: 'Item' }]} />,
  Badge: <Badge count={1} />,
  Breadcrumb: <Breadcrumb items={[{ title: 'Item' }]} />,
  Button: <Button>Button</Button>,
  Card: <Card />,
  Checkbox: <Checkbox />,
  Collapse: <Collapse />,
  DatePicker: <DatePicker.RangePicker />,
  Descriptions: <Descriptions items={[{ label: 'Item' }]} />,
  Drawer: <OpenDrawer />,
  Dropdown: <OpenDropdown menu={{ items: [] }} />,
  Empty: <Empty />,
  Flex: <Flex />,
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
  Layout: (
    <Layout>
      <Layout.Sider />
    </Layout>
  ),
  Modal: <OpenModal title="Modal" />,
  Pagination: <Pagination total={50} />,
  Popover: <OpenPopover />,
  Progress: <Progress />,
  Radio: <Radio.Group />,
  Result: <Result />,
  Segmented: <Segmented options={['Option']} />,
  Select: <Select />,
  Skeleton: <Skeleton />,
  Statistic: <Statistic />,
  Switch: <Switch />,
  Table: <Table rowSelection={{}} columns={[{ sorter: true, filters: [] }]} />,
  Tabs: <Tabs items={[{ key: 'tab', label: 'Tab' }]} />,
  Tag: <Tag />,
  Timeline: <Timeline items={[{ content: 'Item' }]} />,
  Tooltip: <OpenTooltip title="Tooltip" />,
  Tour: <OpenTour title="Tour" />,
  Typography: <Typography.Text>Text</Typography.Text>,
  Upload: <Upload />,
}
const listUnstyled = ['ConfigProvider', 'theme']

test("antd's styles are those that it would make while the page is used", async () => {
  // That a part is to go says nothing of its styles.
  silenceConsoleError(/component is deprecated/)
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
      for (const name of names!.split(',').map((name) => name.trim().split(' as ')[0]!))
        if (!name.startsWith('type ')) used.add(name)
  expect([...used].filter((name) => !listUnstyled.includes(name)).toSorted()).toEqual(
    Object.keys(styledComponents),
  )
})
