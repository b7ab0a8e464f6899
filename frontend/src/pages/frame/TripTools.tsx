import { t } from '@lingui/core/macro';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLET_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { Button, ButtonLink, IconButton } from '../../ui/controls/Button.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import type { Tool } from './tool.ts';
import styles from './TripTools.module.css';
import { labelled } from '../../labels/labelled.ts';

interface TripToolsProps {
  readonly tools: readonly Tool[];
  /** Above the entries of the menu. */
  readonly heading?: ReactNode;
  /** Before the menu. */
  readonly main?: ReactNode;
}

/** The rare actions of a place: in words on a laptop, else behind one button. */
export function TripTools({ tools, heading, main = null }: TripToolsProps) {
  const isNarrow = useMediaQuery(TABLET_QUERY);
  const inMenu = isNarrow ? tools : tools.filter(({ isRare }) => isRare === true);
  return (
    <div className={styles['tools']}>
      {!isNarrow &&
        tools
          .filter(({ isRare }) => isRare !== true)
          .map((tool) => <ToolButton key={tool.id} tool={tool} variant="quiet" />)}
      {main}
      {inMenu.length > 0 && <ToolMenu tools={inMenu} heading={heading} />}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly variant: 'quiet' | 'primary';
}

export function ToolButton({ tool, variant }: ToolButtonProps) {
  const isOnline = useOnline();
  const {
    name,
    icon,
    download,
    to,
    standing,
    reason,
    isSunken = false,
    isDanger = false,
    isDisabled = false,
    onPress,
  } = tool;
  const look = { variant, size: variant === 'quiet' ? 'quiet' : 'md', icon } as const;
  if (to !== undefined)
    return (
      <ButtonLink {...look} to={to}>
        {name}
      </ButtonLink>
    );
  if (download !== undefined)
    return (
      <ButtonLink {...look} to={download} reloadDocument download>
        {name}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      {...(isDanger && !isDisabled && { variant: 'danger' })}
      {...(isSunken && { variant: 'line', size: 'md' })}
      disabled={isDisabled && isOnline}
      isOnlineOnly={isDisabled}
      title={reason}
      aria-label={standing === undefined ? undefined : labelled(standing, name)}
      onClick={onPress}
    >
      {standing ?? name}
    </Button>
  );
}

function ToolMenu({ tools, heading }: TripToolsProps) {
  return (
    <Menu
      heading={heading}
      trigger={(props) => (
        <IconButton
          label={t`More: ${tools.map(({ name }) => name).join(', ')}`}
          icon={<Ellipsis />}
          hasTooltip={false}
          {...props}
        />
      )}
      entries={tools.map(({ id, name, icon, download, standing, isDanger, isDisabled, onPress }) => ({
        id,
        icon,
        label: standing === undefined ? name : labelled(name, standing),
        isDanger: isDanger === true && isDisabled !== true,
        isDisabled: isDisabled === true,
        onSelect: () => {
          if (download === undefined) onPress?.();
          else window.location.assign(download);
        },
      }))}
    />
  );
}
