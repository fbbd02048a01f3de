/** The views of the queue as tabs over the list, and what can be done with the one that is open. */
import { useNavigate } from 'react-router-dom'
import { Tabs } from '../../components/Tabs.tsx'
import styles from './queue.module.css'
import type { useQueueViews } from './use-queue-views.ts'
import { ViewActions } from './ViewActions.tsx'

const tabsId = 'queue-views'

/** What makes an element the panel of a tab. */
export const getPanelProps = (key: string) => ({
  role: 'tabpanel',
  id: `${tabsId}-panel-${key}`,
  'aria-labelledby': `${tabsId}-tab-${key}`,
})

export function QueueViews({ views, activeKey, ...actions }: ReturnType<typeof useQueueViews>) {
  const navigate = useNavigate()
  return (
    <Tabs
      label="Views"
      moreLabel="More views"
      tabsId={tabsId}
      size="small"
      className={styles.views}
      activeKey={activeKey}
      items={views.map(({ key, label }) => ({ key, label }))}
      // Pressed again, a view that was narrowed is whole again.
      onTabClick={(pressedKey) => {
        const query = views.find(({ key }) => key === pressedKey)?.query
        navigate(query ? `/admin/legal-aid?${query}` : '/admin/legal-aid')
      }}
      // The panel is the list below, which stays; antd's own, one for each tab, are empty.
      styles={{ content: { display: 'none' } }}
      tabBarExtraContent={<ViewActions {...actions} />}
    />
  )
}
