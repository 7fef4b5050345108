CREATE TABLE "norges_bank_rate" (
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "norges_bank_rate_date_currency_pk" PRIMARY KEY("date","currency")
);
