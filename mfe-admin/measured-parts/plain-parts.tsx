/** What the portal uses, as plainly as it is written there: native elements in the site's classes. */
import { useState } from 'react'
import { days, facts, items, options, rows, steps } from './contents.ts'

export const Table = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">
          <input type="checkbox" aria-label="Select all on this page" />
        </th>
        <th scope="col">Title</th>
        <th scope="col">Court</th>
        <th scope="col">Date</th>
        <th scope="col">Visible</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, title, court, date }) => (
        <tr key={id}>
          <td>
            <input type="checkbox" aria-label={title} />
          </td>
          <td>{title}</td>
          <td>{court}</td>
          <td>{date}</td>
          <td>
            <button type="button" role="switch" aria-checked="true" aria-label={`Visible: ${title}`} />
          </td>
          <td>
            <button type="button">Edit</button> <button type="button">Delete</button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const Select = () => (
  <label>
    Category
    <select>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)

export const DatePicker = () => (
  <label>
    Date
    <input type="date" defaultValue={days.first} />
  </label>
)

export function Tabs() {
  const [current, setCurrent] = useState(steps[0]!)
  return (
    <>
      <div role="tablist" aria-label="Sections">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            role="tab"
            id={`tab-${step}`}
            aria-selected={step === current}
            aria-controls={`panel-${step}`}
            tabIndex={step === current ? 0 : -1}
            onClick={() => setCurrent(step)}
          >
            {step}
          </button>
        ))}
      </div>
      {steps.map((step) => (
        <div
          key={step}
          role="tabpanel"
          id={`panel-${step}`}
          aria-labelledby={`tab-${step}`}
          hidden={step !== current}
        >
          {step}
        </div>
      ))}
    </>
  )
}

export const Menu = () => (
  <nav aria-label="Portal">
    <ul>
      {items.map((item) => (
        <li key={item}>
          <a href={`#${item}`}>{item}</a>
        </li>
      ))}
    </ul>
  </nav>
)

export const Drawer = () => (
  <section aria-label="Preview of a request">
    <h2>Preview of a request</h2>
    <p>What it says.</p>
  </section>
)

export const Descriptions = () => (
  <dl>
    {facts.map(([label, fact]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)

export const Timeline = () => (
  <ol>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

export const Steps = () => (
  <ol>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === 1 ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
)

export const Tag = () => (
  <>
    {items.map((item) => (
      <span key={item} className="badge">
        {item}
      </span>
    ))}
  </>
)

export const Tooltip = () => (
  <>
    {items.map((item) => (
      <a key={item} href={`#${item}`} title={item}>
        {item}
      </a>
    ))}
  </>
)

export const Popconfirm = () => (
  <>
    {items.map((item) => (
      <button key={item} type="button">
        Delete {item}
      </button>
    ))}
  </>
)

export const Upload = () => (
  <label>
    Choose a picture
    <input type="file" />
  </label>
)

export const Statistic = () => (
  <dl>
    {facts.map(([label]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{(1_234).toLocaleString('en-US')}</dd>
      </div>
    ))}
  </dl>
)

export const Tour = () => (
  <section aria-label="First visit">
    <h2>First visit</h2>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)
