import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { decimalAmount } from '../../../../domain/costs/split/amountText.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import { useAdminProductsQuery, type AdminProductsQuery } from './AdminProducts.generated.ts';
import styles from './ProductsConfiguration.module.css';
import { SectionEmpty, SectionState } from '../table/SectionState.tsx';
import { TableSection } from '../table/TableSection.tsx';

type Configuration = NonNullable<AdminProductsQuery['admin']['stripeProducts']>;
type Product = Configuration['products'][number];

const TITLE = t`Payment-provider Products Configuration`;

export function ProductsConfiguration() {
  const answer = useAdminProductsQuery();
  const configuration = answer.data?.admin.stripeProducts ?? undefined;
  if (configuration === undefined) {
    return (
      <TableSection title={TITLE}>
        <SectionState
          answer={answer}
          label={t`Loading Stripe configuration`}
          title={t`Unable to load Stripe configuration`}
          text={t`Make sure monetization is enabled and Stripe is configured`}
        />
      </TableSection>
    );
  }
  const { products, priceConfiguration } = configuration;
  return (
    <TableSection title={TITLE}>
      {products.length === 0 ? (
        <SectionEmpty>
          <Trans>No products found in Stripe</Trans>
        </SectionEmpty>
      ) : (
        <>
          <p className="secondary">
            <Plural
              value={products.length}
              one="# product found in Stripe"
              other="# products found in Stripe"
            />
          </p>
          <ul className="card ruled">
            {products.map((product) => (
              <ProductItem key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
      <ConfigurationStatus {...priceConfiguration} />
    </TableSection>
  );
}

function ProductItem({ product }: { readonly product: Product }) {
  const { id, name, description, active, priceId, amount, currency } = product;
  const code = currency?.toUpperCase() ?? '';
  return (
    <li className={styles['product']}>
      <div className="row wrap">
        <h3 className={styles['name']} dir="auto">
          {name}
        </h3>
        <Tag tone={active ? 'pine' : 'plain'}>{active ? t`Active` : t`Inactive`}</Tag>
        {amount !== null && (
          <span className={styles['amount']}>
            {code === 'USD' ? formatMoney(amount) : decimalAmount(amount, code)} {code}
          </span>
        )}
      </div>
      {description !== null && <p dir="auto">{description}</p>}
      <dl className={styles['ids']}>
        <div>
          <dt>
            <Trans>Product ID</Trans>
          </dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>
            <Trans>Price ID</Trans>
          </dt>
          <dd>{priceId ?? t`None`}</dd>
        </div>
      </dl>
    </li>
  );
}

type StatusProps = Configuration['priceConfiguration'];

function ConfigurationStatus({ singleTripPriceId, bundlePriceId }: StatusProps) {
  if (singleTripPriceId === null && bundlePriceId === null) return null;
  return (
    <div className={styles['status']}>
      <h3 className="smallHeading">
        <Trans>Configuration Status</Trans>
      </h3>
      <dl className={styles['ids']}>
        <div>
          <dt>
            <Trans>Single-trip price ID</Trans>
          </dt>
          <dd>{singleTripPriceId ?? t`Not configured`}</dd>
        </div>
        <div>
          <dt>
            <Trans>Bundle price ID</Trans>
          </dt>
          <dd>{bundlePriceId ?? t`Not configured`}</dd>
        </div>
      </dl>
    </div>
  );
}
