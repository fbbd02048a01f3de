/** Which of the pages that are off at first visitors may read, each with the way to its text. */
import { extraPages } from '@access/content/organisation/extra-pages.rules'
import { Checkbox, Flex } from 'antd'
import { Link } from 'react-router-dom'
import { getPageLabel } from '../data/page-labels.ts'
import { getItemPath } from '../management/definition/item-paths.ts'
import type { InputProps } from '../management/fields/inputs.tsx'

export function ExtraPagesInput({ id, value = [], onChange }: InputProps<readonly string[]>) {
  return (
    <Flex component="ul" vertical gap="small" id={id} aria-label="Pages">
      {extraPages.map((slug) => {
        const label = getPageLabel({ slug })
        return (
          <Flex component="li" wrap align="center" gap="middle" key={slug}>
            <Checkbox
              checked={value.includes(slug)}
              onChange={({ target }) =>
                onChange?.(target.checked ? [...value, slug] : value.filter((one) => one !== slug))
              }
            >
              {label}
            </Checkbox>
            <Link to={getItemPath('pages', slug)}>
              Edit text <span className="sr">of {label}</span>
            </Link>
          </Flex>
        )
      })}
    </Flex>
  )
}
