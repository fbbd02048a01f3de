/** One's own name. */
import { renaming } from '@access/auth/administrators/administrator.rules'
import { Button, Form, Input } from 'antd'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import { Reading } from '../parts/Reading.tsx'
import { ShortFields } from '../parts/ShortFields.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { type Me, renameMe } from './documents.ts'

export function NameCard({ me: { id, email, name } }: { me: Me }) {
  const asking = useShortForm({
    document: renameMe,
    blank: { name: '' },
    rules: renaming,
    variables: (typed) => ({ id, ...typed }),
    done: 'Name updated successfully',
    failed: 'Failed to update name',
    onDone: () => {},
  })
  return (
    <Card title="Name and email">
      <div className={parts.inside}>
        <Reading facts={{ Email: email }} />
        <ShortFields id="own-name" asking={asking} initial={{ name }}>
          <Form.Item name="name" label="Name" extra="The activity list calls you by it.">
            <Input autoComplete="name" />
          </Form.Item>
          <Button htmlType="submit" loading={asking.isSending}>
            Save name
          </Button>
        </ShortFields>
      </div>
    </Card>
  )
}
