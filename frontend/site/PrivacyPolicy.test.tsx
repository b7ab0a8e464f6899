import { render, screen } from '@testing-library/react';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { TermsOfService } from './TermsOfService.tsx';

test('the privacy policy says what is stored of a number after account deletion, how long and why', () => {
  render(<PrivacyPolicy />);
  expect(screen.getByText('Keyed hash of a former number').nextElementSibling).toHaveTextContent(
    'One year after you delete your account or change your number, only to grant the free trip once for a phone number.',
  );
  expect(screen.getByText(/Your name and number are erased everywhere/)).toHaveTextContent(
    'only a keyed hash of the number is kept for a year',
  );
});

test('the terms say that the free trip is granted once per phone number', () => {
  render(<TermsOfService />);
  expect(screen.getByText(/New users get one free trip\./)).toHaveTextContent(
    'It is granted once for a phone number, even after its account was deleted.',
  );
});
