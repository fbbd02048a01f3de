/** For who is signed in: from the page of an item to its form in the portal. Visitors load nothing of it. */
import { useAuth } from '@access/kit'
import { lazy, Suspense } from 'react'
import type { EditedItem } from './EditLink.tsx'

const EditLink = lazy(() => import(/* webpackChunkName: "edit-link" */ './EditLink.tsx'))

export function EditThis(props: EditedItem) {
  const { user } = useAuth()
  return (
    user && (
      <Suspense>
        <EditLink {...props} role={user.role} />
      </Suspense>
    )
  )
}
