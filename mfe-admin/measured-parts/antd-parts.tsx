/** The same by Ant Design's parts, as its documentation uses them. */
import {
  DatePicker as AntDatePicker,
  Descriptions as AntDescriptions,
  Drawer as AntDrawer,
  Menu as AntMenu,
  Popconfirm as AntPopconfirm,
  Select as AntSelect,
  Statistic as AntStatistic,
  Steps as AntSteps,
  Table as AntTable,
  Tabs as AntTabs,
  Tag as AntTag,
  Timeline as AntTimeline,
  Tooltip as AntTooltip,
  Tour as AntTour,
  Upload as AntUpload,
  Button,
  Switch,
} from 'antd'
import { useRef } from 'react'
import { facts, items, options, rows, steps } from './contents.ts'

export const Table = () => (
  <AntTable
    rowKey="id"
    pagination={false}
    rowSelection={{}}
    dataSource={rows}
    columns={[
      { title: 'Title', dataIndex: 'title' },
      { title: 'Court', dataIndex: 'court' },
      { title: 'Date', dataIndex: 'date' },
      { title: 'Visible', render: (_, { title }) => <Switch checked aria-label={`Visible: ${title}`} /> },
      {
        title: 'Actions',
        render: () => (
          <>
            <Button>Edit</Button> <Button>Delete</Button>
          </>
        ),
      },
    ]}
  />
)

export const Select = () => (
  <AntSelect
    aria-label="Category"
    defaultValue={options[0]}
    options={options.map((value) => ({ value, label: value }))}
  />
)

export const DatePicker = () => <AntDatePicker aria-label="Date" />

export const Tabs = () => (
  <AntTabs items={steps.map((step) => ({ key: step, label: step, children: step }))} />
)

export const Menu = () => (
  <nav aria-label="Portal">
    <AntMenu
      mode="inline"
      items={items.map((item) => ({ key: item, label: <a href={`#${item}`}>{item}</a> }))}
    />
  </nav>
)

export const Drawer = () => (
  <AntDrawer open mask={false} title="Preview of a request">
    What it says.
  </AntDrawer>
)

export const Descriptions = () => (
  <AntDescriptions column={1} items={facts.map(([label, children]) => ({ key: label, label, children }))} />
)

export const Timeline = () => <AntTimeline items={items.map((content) => ({ content }))} />

export const Steps = () => <AntSteps current={1} items={steps.map((title) => ({ title }))} />

export const Tag = () => (
  <>
    {items.map((item) => (
      <AntTag key={item}>{item}</AntTag>
    ))}
  </>
)

export const Tooltip = () => (
  <>
    {items.map((item) => (
      <AntTooltip key={item} title={item}>
        <a href={`#${item}`}>{item}</a>
      </AntTooltip>
    ))}
  </>
)

export const Popconfirm = () => (
  <>
    {items.map((item) => (
      <AntPopconfirm key={item} title={`Delete ${item}?`}>
        <button type="button">Delete {item}</button>
      </AntPopconfirm>
    ))}
  </>
)

export const Upload = () => (
  <AntUpload>
    <Button>Choose a picture</Button>
  </AntUpload>
)

export const Statistic = () => (
  <>
    {facts.map(([title]) => (
      <AntStatistic key={title} title={title} value={1_234} />
    ))}
  </>
)

export function Tour() {
  const target = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={target}>The queue</p>
      <AntTour open steps={steps.map((title) => ({ title, target: () => target.current! }))} />
    </>
  )
}
