import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import styles from '../tabs/tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { key: string; text: ReactNode; isDisabled?: boolean; panel: ReactNode }[];
  selected?: string;
  onSelect?: (key: string) => void;
};

/** What has an address of its own is `LinkTabs`. */
export const StaffTabs = ({ label, tabs, selected, onSelect }: Props) => (
  <Tabs {...(selected !== undefined && { selectedKey: selected })} {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}>
    <TabList aria-label={label} className={styles.tabs ?? ''}>
      {tabs.map(({ key, text, isDisabled = false }) => (
        <Tab key={key} id={key} isDisabled={isDisabled} className={styles.tab ?? ''}>
          {text}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ key, panel }) => (
      <TabPanel key={key} id={key} className={styles.panel ?? ''}>
        {panel}
      </TabPanel>
    ))}
  </Tabs>
);
